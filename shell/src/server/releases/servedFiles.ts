import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteEntries } from '@shop/contracts/remoteIds';
import type { Served as ServedReleases } from '@shop/node/object-store/hostReports';
import { replaceFile } from '@shop/node/object-store/replaceFile';
import { attempt } from '../../attempt';
import { type Canary, computeId, type Registry, readPointers } from '../composition/registry';
import type { PageFigures } from '../operations/beacons/vitals';
import type { BreakerTarget } from '../rendering/circuitBreakers';

export type Served = ServedReleases & {
  composition: string;
  canaries: (Pick<Canary, 'name' | 'share' | 'openedAt'> & { version: string; refused?: string })[];
  openBreakers: BreakerTarget[];
  pages: Record<string, PageFigures>;
};

const MAX_COMPOSITIONS = 1000;

const getRecord = (folder: string) => path.join(folder, 'compositions.jsonl');

/** What was shown last: a restart begins with it. Nothing where the record is gone or broken. */
export function readLastComposition(folder: string, releasesDir: string): Registry['remotes'] {
  const text = attempt(() => readFileSync(getRecord(folder), 'utf8'), '');
  for (const line of text.split('\n').toReversed()) {
    // A full disk or a crash may have cut off the last one.
    const known = attempt(() => readPointers(JSON.parse(line).remotes, releasesDir), null);
    if (known) return known;
  }
  return {};
}

export async function recordComposition(folder: string, registry: Registry) {
  const file = getRecord(folder);
  const id = computeId(registry);
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  if (lines.at(-1)?.startsWith(`{"id":"${id}"`)) return;
  const versions = remoteEntries(registry.remotes).map(([name, { app, version }]) => [
    name,
    { app, version },
  ]);
  const at = new Date().toISOString();
  const line = { id, at, shell: __VERSION__, remotes: Object.fromEntries(versions) };
  const kept = [...lines, JSON.stringify(line)].slice(-MAX_COMPOSITIONS);
  await replaceFile(file, `${kept.join('\n')}\n`);
}
