import type { Category } from '../categories';
import type { ProductDetails } from './types';

const files: Record<Category, () => Promise<Record<string, ProductDetails>>> = {
  kit: async () => (await import(/* webpackChunkName: "details-kit" */ './kits')).kitDetails,
  wax: async () => (await import(/* webpackChunkName: "details-wax" */ './waxes')).waxDetails,
  wick: async () => (await import(/* webpackChunkName: "details-wick" */ './wicks')).wickDetails,
  fragrance: async () =>
    (await import(/* webpackChunkName: "details-fragrance" */ './fragrances')).fragranceDetails,
  container: async () =>
    (await import(/* webpackChunkName: "details-container" */ './containers')).containerDetails,
};

/** The texts of one category's products, by slug: a product's page loads no other's. */
export function loadDetails(category: Category): Promise<Record<string, ProductDetails>> {
  return files[category]();
}
