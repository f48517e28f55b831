import { containerDetails } from './containers';
import { fragranceDetails } from './fragrances';
import { kitDetails } from './kits';
import type { ProductDetails } from './types';
import { waxDetails } from './waxes';
import { wickDetails } from './wicks';

/** The texts of all products, by slug, for the product feed and tests. A page loads its category's alone: loadDetails. */
export const productDetails: Record<string, ProductDetails> = {
  ...kitDetails,
  ...waxDetails,
  ...wickDetails,
  ...fragranceDetails,
  ...containerDetails,
};
