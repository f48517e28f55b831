import { fetchProducts } from '@shop/contracts/fetchProducts';
import type { ProductRow } from '@shop/contracts/products';
import { useState } from 'react';

export type ProductRows =
  | { status: 'idle' | 'loading' | 'failed'; rows: null }
  | { status: 'ready'; rows: ProductRow[] };

export function useProductRows() {
  const [products, setProducts] = useState<ProductRows>({ status: 'idle', rows: null });
  const load = async () => {
    setProducts({ status: 'loading', rows: null });
    try {
      // The schema comes with the first question: at the start of a page its library would be a third of the page.
      const [{ productRowsSchema }, answer] = await Promise.all([
        import(/* webpackChunkName: "products-table" */ '@shop/contracts/products'),
        fetchProducts(),
      ]);
      setProducts({ status: 'ready', rows: productRowsSchema.parse(answer) });
    } catch (error) {
      console.warn('Products could not be loaded.', error);
      setProducts({ status: 'failed', rows: null });
    }
  };
  return { products, load };
}
