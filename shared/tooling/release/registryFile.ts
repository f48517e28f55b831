import { randomUUID } from 'node:crypto';
import { withReserve } from '@shop/node/object-store/diskReserve';
import type { ChangeRegistry, Pointer, StoredRegistry } from '@shop/node/object-store/storedRegistry';
import { findRelease, getContainer } from '../apps';
import { dataFolder } from '../paths';
import type { ChangeDetails, ChangeEvent, PointerChange } from './registry';
import { changeRegistry, publishReleases, readRegistry } from './registryStore';
import { runningShell } from './servedFile';

const REMEMBERED = 20;

export const readPointer = (app: string) => pointerIn(readRegistry(), app);

export const wasEverLive = (app: string, version: string) =>
  readRegistry().changes.some((change) => change.app === app && change.to === version);

export class CompositionChanged extends Error {}

const pointerIn = (registry: StoredRegistry, app: string) =>
  app === 'shell' ? registry.shell : registry.remotes[getContainer(app)];

/** An undefined pointer is removed; null changes nothing. */
type ChangePointer = (
  pointer: Pointer | undefined,
) => { pointer: Pointer | undefined; event?: Partial<ChangeEvent> } | null;

/** Whatever takes its place, visitors may have it open: its files stay public. */
function rememberCanary(earlier: Pointer | undefined, pointer: Pointer) {
  const shown = earlier?.canary?.version;
  const { version, canary, before, rolledBack } = pointer;
  const isKnown = !shown || [version, canary?.version, ...before, ...rolledBack].includes(shown);
  return isKnown ? pointer : { ...pointer, rolledBack: [shown, ...rolledBack] };
}

/** Null where nothing changed. Files of `published` go into the store. @throws CompositionChanged */
export async function changePointer(
  app: string,
  change: ChangePointer,
  { seen, request = randomUUID(), ...event }: ChangeEvent,
  published?: string,
): Promise<PointerChange | null> {
  let made: PointerChange | null = null;
  const added = published ? await publishReleases([{ app, version: published }]) : {};
  const apply: ChangeRegistry = (registry) => {
    const earlier = pointerIn(registry, app);
    if (earlier?.request === request) {
      // The write went through, and its answer was lost.
      made ??= { generation: registry.generation, earlier, version: earlier.version };
      return null;
    }
    if (seen !== undefined && registry.generation !== seen) throw new CompositionChanged();
    const changed = change(earlier);
    made = null;
    if (!changed) return null;
    const generation = registry.generation + 1;
    const { version } = changed.pointer ?? {};
    const known = changed.pointer && rememberCanary(earlier, changed.pointer);
    const remote = findRelease(app, version).remote ?? known?.remote ?? earlier?.remote;
    const pointer = known && { ...known, remote, request };
    const at = new Date().toISOString();
    const from = earlier?.version ?? null;
    const line = { at, generation, app, from, to: version, ...event, ...changed.event };
    made = { generation, earlier, version };
    return {
      ...registry,
      generation,
      ...(app === 'shell'
        ? { shell: pointer }
        : { remotes: { ...registry.remotes, [getContainer(app)]: pointer } }),
      digests: { ...registry.digests, ...added },
      changes: [...registry.changes, line],
    };
  };
  await withReserve(dataFolder, () => changeRegistry(apply));
  return made;
}

export function withRelease(pointer: Pointer | undefined, app: string, version: string) {
  const { version: live, before = [], rolledBack = [] } = pointer ?? {};
  if (live === version) return null;
  const earlier = [...(live ? [live] : []), ...before].filter((old) => old !== version).slice(0, REMEMBERED);
  return {
    pointer: { app, version, before: earlier, rolledBack: rolledBack.filter((old) => old !== version) },
  };
}

export async function release(app: string, version: string, event: ChangeDetails = {}) {
  const started = app === 'shell' ? await runningShell() : undefined;
  const change: ChangePointer = (pointer) => withRelease(pointer ?? started, app, version);
  return changePointer(app, change, { what: 'release', ...event }, version);
}

/** To the version before, or `to`; an open canary goes first. Null where there is none. */
export function rollBack(app: string, to?: string, event: ChangeDetails = {}) {
  const change: ChangePointer = (pointer) => {
    if (!pointer) return null;
    const { canary, ...stable } = pointer;
    const { version: live, before, rolledBack } = stable;
    if (canary && to === undefined)
      return { pointer: stable, event: { what: 'canary ended', canary: canary.version, reason: 'rollback' } };
    const index = to === undefined ? 0 : before.indexOf(to);
    const version = before[index];
    if (!version) return null;
    const left = [live, ...before.slice(0, index)];
    const taken = [...left, ...rolledBack].filter((old) => old !== version).slice(0, REMEMBERED);
    return { pointer: { app, version, before: before.slice(index + 1), rolledBack: taken } };
  };
  return changePointer(app, change, { what: 'rollback', ...event });
}

export function revertPointer(app: string, { earlier, version = '' }: PointerChange, reason: string) {
  const rolledBack = [...new Set([version, ...(earlier?.rolledBack ?? [])])].slice(0, REMEMBERED);
  const change: ChangePointer = (pointer) =>
    pointer?.version === version ? { pointer: earlier && { ...earlier, rolledBack } } : null;
  return changePointer(app, change, { what: 'refused', reason });
}
