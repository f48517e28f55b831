import { fetchProducts } from '@shop/contracts/fetchProducts';
import { type ProductRow, productRowsSchema } from '@shop/contracts/products';
import { useCallback, useState } from 'react';

/** What is sold, as the shop says at this moment; prices come from the same place that charges them. */
export type ProductRows =
  | { status: 'idle' | 'loading' | 'failed'; rows: null }
  | { status: 'ready'; rows: ProductRow[] };

/** Loads the products when asked to, again after a failure. */
export function useProductRows() {
  const [products, setProducts] = useState<ProductRows>({ status: 'idle', rows: null });
  const load = useCallback(async () => {
    setProducts({ status: 'loading', rows: null });
    try {
      setProducts({ status: 'ready', rows: productRowsSchema.parse(await fetchProducts()) });
    } catch (error) {
      console.warn('Products could not be loaded.', error);
      setProducts({ status: 'failed', rows: null });
    }
  }, []);
  return { products, load };
}
