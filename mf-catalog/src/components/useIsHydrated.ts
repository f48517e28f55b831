import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and while the server's HTML is taken over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
