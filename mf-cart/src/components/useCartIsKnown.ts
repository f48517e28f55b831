import { useSelector } from '@shop/platform';
import { useIsHydrated } from '@shop/ui/useIsHydrated';
import { selectIsRestored } from '../cart/cartSelectors';

/** False on the server, during hydration, and until the stored cart has been read. */
export function useCartIsKnown(): boolean {
  const isRestored = useSelector(selectIsRestored);
  return useIsHydrated() && isRestored;
}
