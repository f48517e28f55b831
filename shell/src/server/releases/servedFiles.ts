import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Served as ServedReleases } from '@shop/node/object-store/hostReports';
import { replaceFile } from '@shop/node/object-store/replaceFile';
import { attempt } from '../../attempt';
import { type Registry, readRegistry } from '../composition/registry';
import type { PageFigures } from '../operations/beacons/vitals';
import type { BreakerTarget } from '../rendering/circuitBreakers';
import { computeCompositionId } from '../rendering/generation';
import type { CanaryStatus } from './canaries/canaryGate';

export type Served = ServedReleases & {
  origin: string;
  composition: string;
  canaries: CanaryStatus[];
  openBreakers: BreakerTarget[];
  pages: Record<string, PageFigures>;
};

let lastWrite = Promise.resolve();

/** One after the other: the last word stays. */
function replace(file: string, content: object): Promise<void> {
  const text = JSON.stringify(content);
  const write = lastWrite.then(() => replaceFile(file, text));
  lastWrite = write.catch(() => {});
  return write;
}

export function writeServed(folder: string, served: Served) {
  return replace(path.join(folder, 'served.json'), served);
}

/** The versions that were served last and held: a restart begins with them. None where the file is gone or broken. */
export function readLastKnownGood(folder: string, releasesDir: string): Registry['remotes'] {
  return attempt(() => readRegistry(path.join(folder, 'good.json'), releasesDir).remotes, {});
}

export function writeLastKnownGood(folder: string, remotes: Registry['remotes']) {
  // As the release tool writes them: with what the release declares, which then need not be on the disk.
  const pointers = Object.entries(remotes).map(([name, pointer]) => [name, { ...pointer, remote: pointer }]);
  return replace(path.join(folder, 'good.json'), { remotes: Object.fromEntries(pointers) });
}

/** Adds a line to compositions.jsonl in the data folder, what was shown since when, unless it is the last one on record. */
export async function recordComposition(folder: string, { remotes }: Registry, shell: string) {
  const file = path.join(folder, 'compositions.jsonl');
  const id = computeCompositionId({ remotes }, shell);
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text.trimEnd().split('\n').at(-1)?.startsWith(`{"id":"${id}"`)) return;
  const versions = Object.entries(remotes).map(([name, { app, version }]) => [name, { app, version }]);
  const line = { id, at: new Date().toISOString(), shell, remotes: Object.fromEntries(versions) };
  // A line that a full disk or a crash cut off must not swallow this one.
  const isCut = text !== '' && !text.endsWith('\n');
  await appendFile(file, `${isCut ? '\n' : ''}${JSON.stringify(line)}\n`);
}
