import { useEffect, useState } from 'react';
import type { ProductFacts } from '../features/cart/cartSlice';

/** What the products table says now, for suggestions; nothing until it is here, and where it cannot be had. */
export function useProductFacts(): ProductFacts[] {
  const [products, setProducts] = useState<ProductFacts[]>([]);
  useEffect(() => {
    let hasLeft = false;
    import(/* webpackChunkName: "cart-service" */ '../features/checkout/cartService')
      .then(({ fetchProductFacts }) => fetchProductFacts())
      .then(
        (facts) => hasLeft || setProducts(facts),
        () => {
          // A suggestion less: the cart does without, and says so nowhere.
        },
      );
    return () => {
      hasLeft = true;
    };
  }, []);
  return products;
}
