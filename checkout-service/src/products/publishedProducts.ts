import { type ProductRow, productRowsSchema } from '@shop/contracts/products';
import published from '@shop/mf-catalog/products.json' with { type: 'json' };

/** What the catalogue publishes for sale (rule catalogue.one-source). @throws ZodError where it is not what the contract says */
export const publishedProducts = (): ProductRow[] => productRowsSchema.parse(published);
