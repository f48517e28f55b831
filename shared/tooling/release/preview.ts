// npm run preview -- mf-tools VERSION …, or --composition ID: a link to what is not live. --path names the page.
import './localCommand';
import { parseArgs } from 'node:util';
import { getContainer, isReleased } from '../apps';
import { exitWithError } from '../exitWithError';
import { findMissingReleases, readCompositions } from './compositions';
import { openPreview } from './previewLink';
import { fetchFromStore } from './registryStore';
import { readRunning } from './servedFile';

const options = { composition: { type: 'string' }, path: { type: 'string' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
if (values.composition && positionals.length > 0) exitWithError('Name versions or a composition, not both.');

async function formerComposition(id: string) {
  const found = readCompositions().findLast((one) => one.id === id);
  if (!found) return exitWithError(`No composition ${id} is on record. npm run releases lists them.`);
  for (const release of Object.values(found.remotes)) await fetchFromStore(release);
  const shell = (await readRunning())?.shell ?? found.shell;
  const lost = findMissingReleases({ ...found, shell });
  if (lost.length > 0)
    exitWithError(`Composition ${id} cannot be shown: the files of ${lost.join(', ')} are gone.`);
  if (shell !== found.shell) console.log(`It was shown by shell ${found.shell}; this is ${shell}.`);
  return { compositionTitle: `composition ${id} of ${found.at}`, remotes: found.remotes };
}

async function namedVersions() {
  const pairs = positionals.flatMap((app, index) =>
    index % 2 === 0 ? [{ app, version: positionals[index + 1] ?? '' }] : [],
  );
  if (pairs.length === 0)
    exitWithError('Name what to show: npm run preview -- mf-tools VERSION, or --composition ID.');
  for (const { app, version } of pairs) {
    if (app === 'shell') exitWithError('A preview shows other remotes in the shell that is live.');
    if (!version || pairs.some((one) => one.app === app && one.version !== version))
      exitWithError(`Name one version of ${app}: npm run preview -- ${app} VERSION.`);
    await fetchFromStore({ app, version });
    if (!isReleased(app, version)) exitWithError(`There is no release ${version} of ${app}.`);
  }
  return { remotes: Object.fromEntries(pairs.map((pair) => [getContainer(pair.app), pair])) };
}

const shown = values.composition ? await formerComposition(values.composition) : await namedVersions();
const { link, reason } = await openPreview({ ...shown, path: values.path });
if (reason) exitWithError(`This cannot be shown: ${reason}.`);
console.log(link);
