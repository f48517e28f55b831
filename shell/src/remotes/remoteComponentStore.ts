import type { RemoteComponentName, RemoteModules } from '@shop/contracts/remotes';
import type { RemoteComponentState, ShopServices } from '@shop/platform';

export type RemoteComponentModule = RemoteModules[RemoteComponentName];
type State = RemoteComponentState<RemoteComponentName>;

const LOADING: State = { status: 'loading' };

type Rendered = { near: Promise<void>; onHydrated: () => void; wasLost: () => void };

export function createRemoteComponentStore(
  load: (name: RemoteComponentName) => Promise<RemoteComponentModule>,
  rendered: Map<RemoteComponentName, Rendered> = new Map(),
) {
  const states = new Map<RemoteComponentName, State>();
  const running = new Map<RemoteComponentName, Promise<void>>();
  const listeners = new Set<() => void>();

  function set(name: RemoteComponentName, state: State) {
    states.set(name, state);
    for (const listener of listeners) listener();
  }

  function ensure(name: RemoteComponentName): Promise<void> {
    if (states.get(name)?.status === 'ready') return Promise.resolve();
    const known = running.get(name);
    if (known) return known;
    if (states.get(name)?.status === 'failed') set(name, LOADING);
    const run = load(name)
      .then(
        // A union of modules, one for each name; a caller has only the name.
        (module) => set(name, { status: 'ready', Component: module.default } as State),
        () => {
          rendered.get(name)?.wasLost();
          set(name, { status: 'failed' });
        },
      )
      .finally(() => running.delete(name));
    running.set(name, run);
    return run;
  }

  const arrivals = new Map(
    [...rendered].map(([name, { near }]) => {
      void near.then(() => ensure(name));
      // Also when another part of the page has asked for it: an update around the region waits for this.
      return [name, new Promise<void>((resolve) => listeners.add(() => states.has(name) && resolve()))];
    }),
  );

  return {
    // A Map cannot tie the state to its component's props.
    get: ((name: RemoteComponentName) => states.get(name) ?? LOADING) as ShopServices['fragments']['get'],
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenLoaded: (name: RemoteComponentName) => arrivals.get(name) ?? null,
    onHydrated: (name: RemoteComponentName) => rendered.get(name)?.onHydrated(),
    load: ensure,
  } satisfies ShopServices['fragments'];
}
