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
      const response = await fetch('/api/products');
      if (!response.ok) throw new Error(`GET /api/products answered ${response.status}`);
      setProducts({ status: 'ready', rows: productRowsSchema.parse(await response.json()) });
    } catch (error) {
      console.warn('Products could not be loaded.', error);
      setProducts({ status: 'failed', rows: null });
    }
  }, []);
  return { products, load };
}
