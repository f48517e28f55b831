import type { FragmentName } from '@shop/contracts/remotes';

/** Fragments that the frame shows on every page. */
export const frameFragments: FragmentName[] = [
  'mf_cart/CartBadge',
  'mf_cart/CartPanel',
  'mf_catalog/SearchSuggestions',
];
