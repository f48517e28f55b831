import { Fragment, useSelector } from '@shop/platform';
import { missingForFreeShipping } from '@shop/pricing';
import { useEffect, useState } from 'react';
import { selectLines, selectSubtotalCents } from '../cart/cartSelectors';
import type { ProductFacts } from '../cart/cartSlice';
import styles from './CartPanel.module.css';
import { reachingProducts } from './reachingProducts';

/** Two products, either of which takes the order over the line of free shipping. Nothing where they cannot be had. */
export function ReachFreeShipping() {
  const lines = useSelector(selectLines);
  const missingCents = missingForFreeShipping(useSelector(selectSubtotalCents));
  const [products, setProducts] = useState<ProductFacts[]>([]);
  const isWanted = missingCents > 0;
  useEffect(() => {
    if (!isWanted) return;
    let hasLeft = false;
    import(/* webpackChunkName: "cart-service" */ '../checkout/cartService')
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
  }, [isWanted]);
  const slugs = isWanted ? reachingProducts(products, lines, missingCents) : [];
  if (slugs.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <Fragment
        name="mf_catalog/ProductCards"
        props={{ slugs, heading: 'One more for free shipping', isCompact: true }}
      />
    </div>
  );
}
