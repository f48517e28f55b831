import { type ProductRow, productRowsSchema } from '@shop/contracts/products';
import published from '@shop/mf-catalog/products.json' with { type: 'json' };
import catalogue from '@shop/mf-catalog/version.json' with { type: 'json' };

export type PublishedCatalogue = { version: number; rows: ProductRow[] };

/** Products for sale (rule catalogue.one-source). @throws ZodError */
export const publishedProducts = (): ProductRow[] => productRowsSchema.parse(published);

export const publishedCatalogue = (): PublishedCatalogue => ({
  version: catalogue.version,
  rows: publishedProducts(),
});
