import { containerDetails } from './containers';
import { fragranceDetails } from './fragrances';
import { kitDetails } from './kits';
import type { ProductDetails } from './types';
import { waxDetails } from './waxes';
import { wickDetails } from './wicks';

/** The texts of the product pages, by slug. Only those pages load them. */
export const productDetails: Record<string, ProductDetails> = {
  ...kitDetails,
  ...waxDetails,
  ...wickDetails,
  ...fragranceDetails,
  ...containerDetails,
};
