import { randomUUID } from 'node:crypto';
import type { Pointer, StoredRegistry } from '@shop/node/object-store/storedRegistry';
import { findRelease, getContainer } from '../apps';
import type { ChangeEvent, PointerChange } from './registry';
import { changeRegistry, readRegistry } from './registryStore';
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
) => { pointer: Pointer | undefined; event?: ChangeEvent } | null;

const remember = (live: string, versions: string[]) =>
  [...new Set(versions)].filter((version) => version !== live).slice(0, REMEMBERED);

/** Whatever takes its place, visitors may have it open: its files stay public. */
function rememberCanary(earlier: Pointer | undefined, pointer: Pointer) {
  const shown = earlier?.canary?.version;
  const { version, canary, before, rolledBack } = pointer;
  const isKnown = !shown || [version, canary?.version, ...before, ...rolledBack].includes(shown);
  return isKnown ? pointer : { ...pointer, rolledBack: [shown, ...rolledBack] };
}

/** Null where nothing changed. @throws CompositionChanged */
export async function changePointer(
  app: string,
  change: ChangePointer,
  { seen, request = randomUUID(), ...event }: ChangeEvent & { what: string },
): Promise<PointerChange | null> {
  let made: PointerChange | null = null;
  await changeRegistry((registry) => {
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
      changes: [...registry.changes, line],
    };
  });
  return made;
}

export function withRelease(pointer: Pointer | undefined, app: string, version: string) {
  const { version: live = version, before = [], rolledBack = [] } = pointer ?? {};
  if (pointer?.version === version) return null;
  return {
    pointer: {
      app,
      version,
      before: remember(version, [live, ...before]),
      rolledBack: remember(version, rolledBack),
    },
  };
}

export async function release(app: string, version: string, event: ChangeEvent = {}) {
  const started = app === 'shell' ? await runningShell() : undefined;
  const change: ChangePointer = (pointer) => withRelease(pointer ?? started, app, version);
  return changePointer(app, change, { what: 'release', ...event });
}

/** To the version before, or `to`; an open canary goes first. Null where there is none. */
export function rollBack(app: string, to?: string, event: ChangeEvent = {}) {
  const change: ChangePointer = (pointer) => {
    if (!pointer) return null;
    const { canary, ...stable } = pointer;
    const { version: live, before, rolledBack } = stable;
    if (canary && to === undefined)
      return { pointer: stable, event: { what: 'canary ended', canary: canary.version, reason: 'rollback' } };
    const index = to === undefined ? 0 : before.indexOf(to);
    const version = before[index];
    if (!version) return null;
    const taken = remember(version, [live, ...before.slice(0, index), ...rolledBack]);
    return { pointer: { app, version, before: before.slice(index + 1), rolledBack: taken } };
  };
  return changePointer(app, change, { what: 'rollback', ...event });
}

export function revertPointer(app: string, { earlier, version = '' }: PointerChange, reason: string) {
  const change: ChangePointer = (pointer) =>
    pointer?.version === version
      ? { pointer: earlier && { ...earlier, rolledBack: remember('', [version, ...earlier.rolledBack]) } }
      : null;
  return changePointer(app, change, { what: 'refused', reason });
}
