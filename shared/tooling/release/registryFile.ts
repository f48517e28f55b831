import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { withReserve } from '@shop/node/object-store/diskReserve';
import { writeRegistry } from '@shop/node/object-store/writeRegistry';
import { lock } from 'proper-lockfile';
import { isReleased, readRelease } from '../apps';
import { registryPath } from '../paths';
import { appendJsonLine } from './jsonLines';
import { removeMark } from './previewMark';
import type {
  ChangedRegistry,
  ChangeEvent,
  ChangeRegistry,
  MadeBy,
  Pointer,
  PointerChange,
  Registry,
  Remote,
} from './registry';
import { runningShells } from './servedFile';
import { store } from './store';
import { changeInStore } from './storedReleases';

const REMEMBERED = 20;
/** A change takes milliseconds; hundreds at once wait for seconds. */
const PATIENCE = { retries: { retries: 600, factor: 1, minTimeout: 20, maxTimeout: 120, randomize: true } };

export function historyPath(dataDir: string) {
  return path.join(dataDir, 'releases.jsonl');
}

export function readRegistry(dataDir: string): Registry {
  const file = registryPath(dataDir);
  if (!existsSync(file)) return { generation: 0, remotes: {} };
  return { generation: 0, remotes: {}, ...JSON.parse(readFileSync(file, 'utf8')) };
}

/** The shell must know its area even where its files are gone. */
export function declarationIn(app: string, version: string | undefined) {
  return version && isReleased(app, version) ? readRelease(app, version).remote : undefined;
}

export function toPointer(dataDir: string, name: string) {
  return pointerIn(readRegistry(dataDir), name);
}

export class CompositionChanged extends Error {}

export function compositionKey({ shell, remotes }: Registry) {
  const pointers = Object.entries(remotes).sort(([one], [other]) => (one < other ? -1 : 1));
  const versions = pointers.map(([name, pointer]) => [name, pointer?.version, pointer?.canary?.version]);
  return JSON.stringify([shell?.version, ...versions]);
}

const pointerIn = (registry: Registry, name: string) =>
  name === 'shell' ? registry.shell : registry.remotes[name];

/** An undefined pointer is removed; null changes nothing. */
type ChangePointer = (
  pointer: Pointer | undefined,
) => { pointer: Pointer | undefined; event?: Partial<ChangeEvent> } | null;

function withChange(
  registry: Registry,
  { name, app }: Remote,
  change: ChangePointer,
  { request, ...event }: ChangeEvent & { request: string },
): ChangedRegistry | null {
  const isShell = name === 'shell';
  const earlier = pointerIn(registry, name);
  const changed = change(earlier);
  if (!changed) return null;
  const generation = registry.generation + 1;
  const { version } = changed.pointer ?? {};
  const pointer = changed.pointer && { ...changed.pointer, remote: declarationIn(app, version), request };
  const at = new Date().toISOString();
  return {
    // JSON leaves out what is undefined.
    registry: isShell
      ? { ...registry, generation, shell: pointer }
      : { ...registry, generation, remotes: { ...registry.remotes, [name]: pointer } },
    line: { at, generation, app, from: earlier?.version ?? null, to: version, ...event, ...changed.event },
    result: { generation, earlier, version },
  };
}

async function changeHere(dataDir: string, change: ChangeRegistry) {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lock(registryPath(dataDir), { ...PATIENCE, realpath: false });
  try {
    const changed = change(readRegistry(dataDir));
    if (!changed) return null;
    await writeRegistry(registryPath(dataDir), changed.registry);
    await appendJsonLine(historyPath(dataDir), changed.line);
    return changed;
  } finally {
    await unlock();
  }
}

/** Null where nothing changed. Files of `published` go into the store. @throws CompositionChanged */
export async function changePointer(
  dataDir: string,
  remote: Remote,
  change: ChangePointer,
  event: ChangeEvent,
  published?: string,
): Promise<PointerChange | null> {
  const { seen, request = randomUUID(), ...told } = event;
  let made: PointerChange | null = null;
  const apply: ChangeRegistry = (registry) => {
    const pointer = pointerIn(registry, remote.name);
    if (pointer?.request === request) {
      // The write went through, and its answer was lost.
      made ??= { generation: registry.generation, earlier: pointer, version: pointer.version };
      return null;
    }
    if (seen !== undefined && compositionKey(registry) !== seen) throw new CompositionChanged();
    const changed = withChange(registry, remote, change, { request, ...told });
    made = changed?.result ?? null;
    return changed;
  };
  await withReserve(dataDir, () =>
    store
      ? changeInStore(store, dataDir, { app: remote.app, version: published }, apply)
      : changeHere(dataDir, apply),
  );
  return made;
}

/** Null when it is live already. */
export function withRelease(pointer: Pointer | undefined, app: string, version: string) {
  const { version: live, before = [], rolledBack = [] } = pointer ?? {};
  if (live === version) return null;
  const earlier = [...(live ? [live] : []), ...before].filter((old) => old !== version).slice(0, REMEMBERED);
  return {
    pointer: { app, version, before: earlier, rolledBack: rolledBack.filter((old) => old !== version) },
  };
}

async function runningShell(dataDir: string) {
  const [running] = await runningShells(dataDir);
  return running && { app: 'shell', version: running.served.shell, before: [], rolledBack: [] };
}

/** Null when it is live already. */
export async function release(dataDir: string, { name, app }: Remote, version: string, event: MadeBy = {}) {
  const started = app === 'shell' ? await runningShell(dataDir) : undefined;
  const change: ChangePointer = (pointer) => withRelease(pointer ?? started, app, version);
  const changed = await changePointer(dataDir, { name, app }, change, { what: 'release', ...event }, version);
  if (changed) await removeMark(app, version);
  return changed;
}

/** To the version before, or `to`; an open canary goes first. Null where there is none. */
export function rollBack(
  dataDir: string,
  { name, app }: Remote,
  { to }: { to?: string | undefined } = {},
  event: MadeBy = {},
) {
  const change: ChangePointer = (pointer) => {
    if (!pointer) return null;
    const { canary, ...stable } = pointer;
    const { version: live, before = [], rolledBack = [] } = stable;
    if (canary && !to)
      return {
        pointer: { ...stable, rolledBack: [canary.version, ...rolledBack] },
        event: { what: 'canary ended', canary: canary.version, reason: 'rollback' },
      };
    const index = to ? before.indexOf(to) : 0;
    const version = before[index];
    if (!version) return null;
    const left = [live, ...before.slice(0, index)];
    const taken = [...left, ...rolledBack].filter((old) => old !== version).slice(0, REMEMBERED);
    return { pointer: { app, version, before: before.slice(index + 1), rolledBack: taken } };
  };
  return changePointer(dataDir, { name, app }, change, { what: 'rollback', ...event });
}

export function revertPointer(
  dataDir: string,
  remote: Remote,
  { refused, earlier, reason }: { refused: string; earlier: Pointer | undefined; reason: string | undefined },
) {
  const change: ChangePointer = (pointer) => (pointer?.version === refused ? { pointer: earlier } : null);
  return changePointer(dataDir, remote, change, { what: 'refused', version: refused, reason });
}
