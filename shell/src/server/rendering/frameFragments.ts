import type { RemoteComponentName } from '@shop/contracts/remotes';

export const frameFragments: RemoteComponentName[] = [
  'mf_cart/CartBadge',
  'mf_cart/CartPanel',
  'mf_catalog/SearchSuggestions',
];
