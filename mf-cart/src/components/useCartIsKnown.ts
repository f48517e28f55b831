import { useSelector } from '@shop/platform';
import { useSyncExternalStore } from 'react';
import { selectIsRestored } from '../features/cart/cartSelectors';

const subscribe = () => () => {};

/**
 * False on the server, while the server's HTML is taken over, and until the stored cart has been read:
 * the cart lives in the browser, so until then nothing may be said about it.
 */
export function useCartIsKnown(): boolean {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const isRestored = useSelector(selectIsRestored);
  return isHydrated && isRestored;
}
