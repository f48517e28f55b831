// node shared/tooling/release/receiveRelease.mjs <order as JSON>: started by the running shop for what a team sends it. Holds a bundle
// against what is live, makes it live or keeps it for a preview, and prints a line of JSON for each step; the last one has
// the verdict.
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { isReleased, releaseFolder } from '../apps.mjs';
import { BundleRefused, unpackBundle } from '../bundler/bundle.mjs';
import { takeMedia } from '../media/bundledMedia.mjs';
import { dataFolder, releasesFolder } from '../paths.mjs';
import { containerNamed } from '../remotes.mjs';
import { bringEarlier } from './bringEarlier.mjs';
import { wasEverLive } from './history.mjs';
import { offerToHosts } from './offerToHosts.mjs';
import { firstPageOf, isLinkSigned, LINK_HOURS, previewLink } from './previewLink.mjs';
import { markAsPreview } from './previewMark.mjs';
import { pointerOf, release, rollBack } from './registryFile.mjs';
import { openToSome, readHours, readTrial } from './releaseCanary.mjs';
import { reportRollback } from './reportRollback.mjs';
import { switchOver } from './switchOver.mjs';

/** @typedef {{ kind: 'release' | 'rollback', app: string, file?: string, query: Record<string, string> }} Order */

/** Hours for which files of a version stay secret that is held against what is live. */
const GATE_HOURS = 1;

const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const refused = (sentence, more = {}) => say({ verdict: 'refused', sentence, ...more });

/** Takes a bundle's folder in under its version. A version is taken once; the same bytes may come again while it is not live. */
async function takeIn({ app, name }, file) {
  const folder = path.join(releasesFolder, '.incoming', path.basename(file, '.tgz'));
  try {
    const version = await unpackBundle(file, folder, { app, name });
    if (wasEverLive(dataFolder, app, version))
      throw new BundleRefused(
        `${version} was live before. A version is taken once; rollback -- --to goes back`,
      );
    await takeMedia(folder, path.join(releasesFolder, 'media', app));
    const target = releaseFolder(app, version);
    const promises = (place) => readFileSync(path.join(place, 'release.json'), 'utf8');
    const isKnown = isReleased(app, version);
    if (isKnown && promises(target) !== promises(folder))
      throw new BundleRefused(`${version} came before with other contents`);
    if (isKnown) return { version, isKnown };
    await mkdir(path.dirname(target), { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(folder, target);
    return { version, isKnown };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function asList(value) {
  return value === undefined ? [] : [value].flat().map(String);
}

/** Hours and share as they were asked for; a sentence where something is wrong, before anything is taken in. */
function read(query) {
  const hours = readHours(query.hours ?? LINK_HOURS);
  if (typeof hours === 'string') return hours;
  const trial = query.canary === undefined ? null : readTrial(query);
  if (typeof trial === 'string') return trial;
  if ('preview' in query && !isLinkSigned())
    return 'This shop can show no preview: PREVIEW_SECRET is missing there.';
  return { hours, trial };
}

async function receive({ app, file = '', query }) {
  const name = containerNamed(app);
  const asked = read(query);
  if (typeof asked === 'string') return refused(asked);
  const { hours, trial } = asked;
  const { version, isKnown } = await takeIn({ app, name }, file);
  const by = `the token of ${app}`;
  await markAsPreview({ app, version, hours: 'preview' in query ? hours : GATE_HOURS, by });
  say({ step: `${app} ${version} is here and whole.` });
  // What is refused before needs nothing of it.
  const { runGate } = await import('./gate/gate.mjs');
  const isSmoked = !('no-browser' in query);
  const gate = { app, name, version, dropped: asList(query.drop), mayGrow: true, isSmoked };
  const { faults, checks } = await runGate(dataFolder, gate);
  const bring = (forHours) => offerToHosts([{ app, version }], forHours);
  if ('preview' in query) {
    const reason = await bring(hours);
    if (reason) return refused(`${app} ${version} cannot be shown: ${reason}.`);
    const link = previewLink(dataFolder, {
      title: `${app} ${version}`,
      remotes: { [name]: { app, version } },
      path: firstPageOf(app, version),
      hours,
    });
    return say({ verdict: 'preview', sentence: link, faults });
  }
  const stays = `${app} stays at ${pointerOf(dataFolder, name)?.version ?? 'no version'}.`;
  if (faults.length > 0) {
    if (!isKnown) await rm(releaseFolder(app, version), { recursive: true, force: true });
    return refused(`${app} ${version} is refused. ${stays}`, { faults });
  }
  const reason = await bring();
  if (reason) return refused(`${app} ${version} is refused by the running shop: ${reason}. ${stays}`);
  say({ step: `Checked: ${checks.map((check) => check.name).join(', ')}.` });
  if (trial) return openCanary({ app, name }, version, trial);
  await makeLive({ app, name }, await release(dataFolder, { name, app }, version, { by }));
}

async function openCanary(remote, version, trial) {
  const by = `the token of ${remote.app}`;
  const { isGood, sentence } = await openToSome(dataFolder, remote, version, trial, by);
  if (isGood) say({ verdict: 'live', sentence, version });
  else refused(sentence);
}

async function makeLive(remote, change) {
  if (!change) return refused('It is live already, or there is no such earlier version.');
  const { isGood, sentence } = await switchOver(dataFolder, remote, change);
  if (isGood) say({ verdict: 'live', sentence, version: change.version });
  else refused(sentence);
}

async function goBack({ app, query }) {
  const remote = { app, name: containerNamed(app) };
  const to = query.to === undefined ? {} : { to: String(query.to) };
  await bringEarlier(dataFolder, remote, to.to);
  const change = await rollBack(dataFolder, remote, to, { by: `the token of ${app}` });
  if (!change) return refused('It is live already, or there is no such earlier version.');
  const sentence = await reportRollback(dataFolder, remote, change);
  say({ verdict: 'live', sentence, version: change.version });
}

/** @type {Order} */
const order = JSON.parse(process.argv[2] ?? '');
await mkdir(dataFolder, { recursive: true });
/** One release of a remote at a time. */
const unlock = await lock(path.join(dataFolder, `receiving-${order.app}`), { realpath: false }).catch(
  () => null,
);
try {
  if (!unlock) refused(`Another release of ${order.app} is under way.`);
  else if (order.kind === 'rollback') await goBack(order);
  else await receive(order);
} catch (error) {
  if (!(error instanceof BundleRefused)) throw error;
  refused(`The bundle is refused: ${error.message}.`);
} finally {
  await unlock?.();
}
