import { type ProductRow, productRowsSchema } from '@shop/contracts/products';
import published from '@shop/mf-catalog/products.json' with { type: 'json' };
import catalogue from '@shop/mf-catalog/version.json' with { type: 'json' };

/** A whole catalogue. A later one has a higher version. */
export type PublishedCatalogue = { version: number; rows: ProductRow[] };

/** What the catalogue publishes for sale (rule catalogue.one-source). @throws ZodError where it is not what the contract says */
export const publishedProducts = (): ProductRow[] => productRowsSchema.parse(published);

export const publishedCatalogue = (): PublishedCatalogue => ({
  version: catalogue.version,
  rows: publishedProducts(),
});
