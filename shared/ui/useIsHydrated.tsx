import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false, // On the server, and while its HTML is taken over.
  );
}
