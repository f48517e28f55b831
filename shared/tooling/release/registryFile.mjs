import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { isReleased, readJson, releaseFolder } from '../apps';
import { registryPath } from '../paths';
import { withReserve } from './diskReserve.mjs';
import { appendJsonLine } from './jsonLines.mjs';
import { removeMark } from './previewMark.mjs';
import { runningShells } from './servedFile.mjs';
import { store } from './store.mjs';
import { changeInStore, writeRegistry } from './storedReleases.mjs';

/**
 * @typedef {object} Pointer
 * @property {string} app workspace of the remote
 * @property {string} version what is live
 * @property {string[]} before versions that were live before it, the latest first
 * @property {import('../remotes').Declaration} [remote] what the live version declares
 * @property {string[]} rolledBack versions that were taken back, the latest first
 * @property {{ version: string, share: number }} [canary] a version that a share of visitors sees
 * @property {string} [request] names the change that made it what it is
 * @typedef {object} Registry
 * @property {Pointer} [shell] the shell's own release, once one was released into the running shop
 * @property {number} generation
 * @property {Record<string, Pointer>} remotes
 * @property {any[]} [changes] the history, where the registry comes from an object store
 */

/** Versions that a pointer remembers, for rollback. */
const REMEMBERED = 20;
/** A change takes milliseconds; hundreds at once wait for each other for seconds. */
const PATIENCE = { retries: { retries: 600, factor: 1, minTimeout: 20, maxTimeout: 120, randomize: true } };

/** Every change of the registry, a line of JSON each. */
export function historyPath(dataDir) {
  return path.join(dataDir, 'releases.jsonl');
}

/** @returns {Registry} an empty one before the first release */
export function readRegistry(dataDir) {
  const file = registryPath(dataDir);
  if (!existsSync(file)) return { generation: 0, remotes: {} };
  return { generation: 0, remotes: {}, ...JSON.parse(readFileSync(file, 'utf8')) };
}

/** What a release declares of its remote: the shell must know its area even where its files are gone. */
export function declarationIn(app, version) {
  if (!isReleased(app, version)) return undefined;
  return readJson(path.join(releaseFolder(app, version), 'release.json')).remote;
}

/** The pointer of a remote, by its container; undefined before its first release. */
export function toPointer(dataDir, name) {
  return pointerIn(readRegistry(dataDir), name);
}

/** Another composition is live than the one that a verdict of the gate belongs to. */
export class CompositionChanged extends Error {}

/**
 * Names what is live and which canaries are open.
 * @param {Registry} registry
 */
export function compositionKey({ shell, remotes }) {
  const versions = Object.entries(remotes).map(([name, pointer]) => [
    name,
    pointer?.version,
    pointer?.canary?.version,
  ]);
  return JSON.stringify([shell?.version, ...versions.sort(([one], [other]) => (one < other ? -1 : 1))]);
}

const pointerIn = (registry, name) => (name === 'shell' ? registry.shell : registry.remotes[name]);

/**
 * @typedef {object} Changed
 * @property {Registry} registry
 * @property {object} line what the history says
 * @property {{ generation: number, earlier?: Pointer, version?: string }} result
 */

/**
 * The registry after a change of one pointer; null where there is none.
 * @param {Registry} registry
 * @returns {Changed | null}
 */
function withChange(registry, { name, app }, change, { request, ...event }) {
  const isShell = name === 'shell';
  const earlier = pointerIn(registry, name);
  const changed = change(earlier);
  if (!changed) return null;
  const generation = registry.generation + 1;
  const { version } = changed.pointer ?? {};
  const pointer = changed.pointer && { ...changed.pointer, remote: declarationIn(app, version), request };
  const at = new Date().toISOString();
  return {
    // JSON leaves out what is undefined: an entry without a pointer is gone.
    registry: isShell
      ? { ...registry, generation, shell: pointer }
      : { ...registry, generation, remotes: { ...registry.remotes, [name]: pointer } },
    line: { at, generation, app, from: earlier?.version ?? null, to: version, ...event, ...changed.event },
    result: { generation, earlier, version },
  };
}

/** Changes the file and its history; whoever comes meanwhile waits, so that no change is lost. */
async function changeHere(dataDir, change) {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lock(registryPath(dataDir), { ...PATIENCE, realpath: false });
  try {
    const changed = change(readRegistry(dataDir));
    if (!changed) return null;
    await writeRegistry(dataDir, changed.registry);
    await appendJsonLine(historyPath(dataDir), changed.line);
    return changed;
  } finally {
    await unlock();
  }
}

/**
 * Changes one pointer, here or in the object store of a shop of many hosts.
 * @param {string} dataDir
 * @param {{ app: string, name: string }} remote
 * @param {(pointer: Pointer | undefined) => { pointer: Pointer | undefined, event?: object } | null} change gives the new
 *   pointer (undefined: none any more), and what of the event it alone knows; null leaves all as it is
 * @param {{ what: string, seen?: string, request?: string, version?: string, reason?: string }} event what the history says
 *   beside app, versions and generation. `seen`: the composition that must still be live. `request`: names this change, so that
 *   one that is sent again is made once
 * @param {string} [published] version whose files go into the store with the change
 * @returns {Promise<{ generation: number, earlier?: Pointer, version?: string } | null>} null where nothing changed
 * @throws CompositionChanged
 */
export async function changePointer(dataDir, remote, change, event, published) {
  const { seen, request = randomUUID(), ...told } = event;
  let made = null;
  const apply = (registry) => {
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
      ? changeInStore(dataDir, { app: remote.app, version: published }, apply)
      : changeHere(dataDir, apply),
  );
  return made;
}

/** A pointer after a version of it became live; null when it is live already. An open canary is over. */
export function withRelease(pointer, app, version) {
  const { version: live, before = [], rolledBack = [] } = pointer ?? {};
  if (live === version) return null;
  const earlier = [live, ...before].filter((old) => old && old !== version).slice(0, REMEMBERED);
  return {
    pointer: { app, version, before: earlier, rolledBack: rolledBack.filter((old) => old !== version) },
  };
}

/** The shell that a shop was started with, as a pointer; undefined where none is running. */
async function runningShell(dataDir) {
  const [
    {
      served: { shell },
    } = { served: {} },
  ] = await runningShells(dataDir);
  return shell && { app: 'shell', version: shell, before: [], rolledBack: [] };
}

/** Makes a version live and remembers the one before it; null when it is live already. */
export async function release(dataDir, { name, app }, version, event = {}) {
  // The shell that is running has no pointer before its first release.
  const started = app === 'shell' ? await runningShell(dataDir) : undefined;
  const change = (pointer) => withRelease(pointer ?? started, app, version);
  const changed = await changePointer(dataDir, { name, app }, change, { what: 'release', ...event }, version);
  if (changed) await removeMark(app, version);
  return changed;
}

/**
 * Makes the version before the live one live again, or the one named `to` of those before. Null when there is none. While a
 * canary is open it is what goes back.
 * @param {string} dataDir
 * @param {{ app: string, name: string }} remote
 * @param {{ to?: string }} choice
 */
export function rollBack(dataDir, { name, app }, { to } = {}, event = {}) {
  const change = (pointer) => {
    const { version: live, before = [], rolledBack = [] } = pointer ?? {};
    const { canary, ...stable } = pointer ?? {};
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

/**
 * Takes back a change that the running shop refused: the pointer is as it was before, if nobody has moved it since.
 * @param {string} dataDir
 * @param {{ app: string, name: string }} remote
 * @param {{ refused: string, earlier: Pointer | undefined, reason: string }} verdict
 */
export function revertPointer(dataDir, remote, { refused, earlier, reason }) {
  const change = (pointer) => (pointer?.version === refused ? { pointer: earlier } : null);
  return changePointer(dataDir, remote, change, { what: 'refused', version: refused, reason });
}
