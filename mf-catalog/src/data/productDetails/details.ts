import { containerDetails } from './containers';
import { fragranceDetails } from './fragrances';
import { kitDetails } from './kits';
import type { ProductDetails } from './types';
import { waxDetails } from './waxes';
import { wickDetails } from './wicks';

/** The texts of all product pages, by slug. A page itself loads its category's only: see loadDetails. */
export const productDetails: Record<string, ProductDetails> = {
  ...kitDetails,
  ...waxDetails,
  ...wickDetails,
  ...fragranceDetails,
  ...containerDetails,
};
