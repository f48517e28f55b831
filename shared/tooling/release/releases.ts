// npm run releases: what is live, and the last changes. `-- --json` for programs, `-- --prune` removes.
import './localCommand';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Change } from '@shop/node/object-store/storedRegistry';
import { findRelease, readJson, releaseFolder } from '../apps';
import { formatPercent } from './canary';
import { listReleases, readCompositions } from './compositions';
import type { Check } from './gate/gate';
import { fetchFromStore, readRegistry } from './registryStore';
import { runningShell } from './servedFile';

const SHOWN = 20;

const { values } = parseArgs({ options: { json: { type: 'boolean' }, prune: { type: 'boolean' } } });

function describeVersion(app: string, version: string) {
  const { source = null, builtAt = null, tools = null, sizes = null } = findRelease(app, version);
  const record = path.join(releaseFolder(app, version), 'checks.json');
  const checks = existsSync(record) ? readJson<{ checks: Check[] }>(record).checks : null;
  return { source, builtAt, tools, sizes, checks };
}

async function listLive() {
  const { remotes, shell = await runningShell(), changes } = readRegistry();
  return Object.entries({ ...remotes, shell }).flatMap(([name, pointer]) => {
    if (!pointer?.app || !pointer.version) return [];
    const { app, version, canary } = pointer;
    const change = changes.findLast(({ app: of, from, to }) => of === app && to === version && from !== to);
    return [
      {
        name,
        app,
        version,
        since: change?.at ?? null,
        by: change?.by ?? null,
        canary: canary ? { version: canary.version, share: canary.share } : null,
        ...describeVersion(app, version),
      },
    ];
  });
}

type Live = Awaited<ReturnType<typeof listLive>>;

function describeSource(source: Live[number]['source']) {
  if (!source?.commit) return 'no commit';
  return `${source.commit.slice(0, 8)}${source.isDirty ? ' with changes' : ''} by ${source.author}`;
}

function print(live: Live, history: Change[], former: ReturnType<typeof readCompositions>) {
  console.log('Live');
  for (const { app, version, since, source, canary } of live) {
    console.log(`  ${app}  ${version}  since ${since ?? 'the first start'}  ${describeSource(source)}`);
    if (canary)
      console.log(`  ${app}  ${canary.version}  open to ${formatPercent(canary.share)} of visitors`);
  }
  console.log(`\nLast changes`);
  for (const { at, app, what, from, to, by, reason, canary } of history) {
    const who = by ? `  by ${by}` : '';
    console.log(
      `  ${at}  ${app}  ${what}${canary ? ` ${canary}` : ''}  ${from ?? 'none'} -> ${to ?? 'none'}${who}${reason ? `  (${reason})` : ''}`,
    );
  }
  console.log('\nLast compositions (npm run preview -- --composition ID opens one)');
  for (const one of former) console.log(`  ${one.id}  since ${one.at}  ${listReleases(one).join(', ')}`);
}

if (values.prune) {
  await import('./prune');
} else {
  await fetchFromStore();
  const live = await listLive();
  const history = readRegistry().changes.slice(-SHOWN).reverse();
  const compositions = readCompositions().slice(-SHOWN).reverse();
  if (values.json) console.log(JSON.stringify({ live, history, compositions }, null, 2));
  else print(live, history, compositions);
}
