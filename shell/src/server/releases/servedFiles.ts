import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Registry, readRegistry } from '../composition/registry';
import type { PageFigures } from '../operations/beacons/vitals';
import type { BreakerTarget } from '../rendering/circuitBreakers';
import type { PoolState } from '../rendering/rendererPool';
import type { CanaryStatus } from './canaries/canaryGate';

/** How the front is, as served.json and /__status say it. */
export type FrontState = {
  pid: number;
  upSeconds: number;
  memoryMb: number;
  /** Kept pages, and how pages were answered since the start. */
  pages: { kept: number; megabytes: number; fromCache: number; rendered: number; shed: number };
  pool: PoolState;
  lastSwitchMs: number;
  openBreakers: BreakerTarget[];
  composition: string;
};

type Rejected = { version: string; reason: string };

/** What the running shop says of itself in its data folder, every second. */
export type Served = {
  /** Generation of the registry that has its verdict. */
  generation: number;
  pid: number;
  aliveAt: number;
  origin: string;
  shell: string;
  /** A release of the shell whose front does not serve. */
  shellRefused: Rejected | null;
  remotes: Record<string, { version: string; refused?: Rejected }>;
  canaries: CanaryStatus[];
  front: FrontState;
  /** What pages reported of each release that is shown. */
  pages: Record<string, PageFigures>;
};

let lastWrite = Promise.resolve();

/**
 * Replaces a file in one step: a reader sees the old one or the new one, never half of it. One after the other: what is said
 * every second and what is said of a switch may come at the same moment.
 */
function replace(file: string, content: object): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  const text = JSON.stringify(content);
  const write = lastWrite.then(async () => {
    await writeFile(part, text);
    await rename(part, file);
  });
  lastWrite = write.catch(() => {});
  return write;
}

export function writeServed(folder: string, served: Served) {
  return replace(path.join(folder, 'served.json'), served);
}

/** The versions that were served last and held: a restart begins with them. None where the file is gone or broken. */
export function readLastKnownGood(folder: string, releasesDir: string): Registry {
  try {
    return { remotes: readRegistry(path.join(folder, 'good.json'), releasesDir).remotes };
  } catch {
    return { remotes: {} };
  }
}

export function writeLastKnownGood(folder: string, { remotes }: Registry) {
  // As the release tool writes them: with what the release declares, which then need not be on the disk.
  const pointers = Object.entries(remotes).map(([name, pointer]) => [name, { ...pointer, remote: pointer }]);
  return replace(path.join(folder, 'good.json'), { remotes: Object.fromEntries(pointers) });
}
