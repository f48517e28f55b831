import { useLocation } from '@shop/platform';
import { useIsHydrated } from '@shop/ui/useIsHydrated';

/** The part after '#' of the address, '' on the server and until the page has been hydrated. */
export function useHash(): string {
  const { hash } = useLocation();
  return useIsHydrated() ? hash.slice(1) : '';
}
