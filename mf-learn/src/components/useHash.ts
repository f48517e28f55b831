import { useLocation } from '@shop/platform';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** The part after '#' of the address, '' on the server and until the page has been hydrated. */
export function useHash(): string {
  const { hash } = useLocation();
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isHydrated ? hash.slice(1) : '';
}
