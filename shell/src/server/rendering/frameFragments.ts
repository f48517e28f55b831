import type { RemoteComponentName } from '@shop/contracts/remotes';

/** Fragments that the frame shows on every page. */
export const frameFragments: RemoteComponentName[] = [
  'mf_cart/CartBadge',
  'mf_cart/CartPanel',
  'mf_catalog/SearchSuggestions',
];
