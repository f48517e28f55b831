// npm run releases: what is live, and the last changes. `-- --json` for programs, `-- --prune` removes.
import './localCommand';
import { parseArgs } from 'node:util';
import type { Change } from '@shop/node/object-store/storedRegistry';
import { formatPercent } from './canary';
import { listReleases, readCompositions } from './compositions';
import { liveReleases } from './history';
import { fetchFromStore, readRegistry } from './registryStore';

const SHOWN = 20;

const { values } = parseArgs({ options: { json: { type: 'boolean' }, prune: { type: 'boolean' } } });

type Live = Awaited<ReturnType<typeof liveReleases>>;

function getOrigin({ source }: Live[number]) {
  if (!source?.commit) return 'no commit';
  return `${source.commit.slice(0, 8)}${source.isDirty ? ' with changes' : ''} by ${source.author}`;
}

function print(live: Live, history: Change[], compositions: ReturnType<typeof readCompositions>) {
  console.log('Live');
  for (const release of live)
    console.log(`  ${release.app}  ${release.version}  since ${release.since ?? '?'}  ${getOrigin(release)}`);
  for (const { app, canary } of live)
    if (canary)
      console.log(`  ${app}  ${canary.version}  open to ${formatPercent(canary.share)} of visitors`);
  console.log(`\nLast changes`);
  for (const { at, app, what, from, to, by, reason, canary } of history) {
    const who = by ? `  by ${by}` : '';
    console.log(
      `  ${at}  ${app}  ${what}${canary ? ` ${canary}` : ''}  ${from ?? 'none'} -> ${to ?? 'none'}${who}${reason ? `  (${reason})` : ''}`,
    );
  }
  console.log('\nLast compositions (npm run preview -- --composition ID opens one)');
  for (const one of compositions)
    console.log(`  ${one.id}  since ${one.at}  ${listReleases(one).join(', ')}`);
}

if (values.prune) {
  await import('./prune');
} else {
  await fetchFromStore();
  const live = await liveReleases();
  const history = readRegistry().changes.slice(-SHOWN).reverse();
  const compositions = readCompositions().slice(-SHOWN).reverse();
  if (values.json) console.log(JSON.stringify({ live, history, compositions }, null, 2));
  else print(live, history, compositions);
}
