import type { SiteConfig } from '@shop/domain/site/siteConfig';
import { useSite } from '@shop/platform';
import type { Product } from '../data/products';

type Prices = SiteConfig['prices'];

/** The product at the price of the products table; unavailable where the table does not sell it (rule catalogue.live-prices). */
export function withLivePrice(product: Product, prices: Prices): Product {
  if (!prices) return product;
  const priceCents = prices[product.id];
  return priceCents === undefined ? { ...product, isUnavailable: true } : { ...product, priceCents };
}

/** Products as they are sold when the page is made. */
export function useLivePrices(products: readonly Product[]): Product[] {
  const { prices } = useSite();
  return products.map((product) => withLivePrice(product, prices));
}

/** One product as it is sold when the page is made. */
export function useLivePrice(product: Product): Product {
  return withLivePrice(product, useSite().prices);
}
