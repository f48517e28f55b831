import { useEffect, useState } from 'react';
import type { ProductFacts } from '../cart/productFacts';

/** Product facts for suggestions; empty until loaded, and after a failure. */
export function useProductFacts(): ProductFacts[] {
  const [products, setProducts] = useState<ProductFacts[]>([]);
  useEffect(() => {
    let hasLeft = false;
    import(/* webpackChunkName: "cart-service" */ '../checkout/cartService')
      .then(({ fetchProductFacts }) => fetchProductFacts())
      .then(
        (facts) => hasLeft || setProducts(facts),
        () => {
          // A failed suggestion needs no message.
        },
      );
    return () => {
      hasLeft = true;
    };
  }, []);
  return products;
}
