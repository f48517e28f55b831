import { useSelector } from '@shop/platform';
import { useSyncExternalStore } from 'react';
import { selectIsRestored } from '../cart/cartSelectors';

const subscribe = () => () => {};

/** False on the server, during hydration, and until the stored cart has been read. */
export function useCartIsKnown(): boolean {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const isRestored = useSelector(selectIsRestored);
  return isHydrated && isRestored;
}
