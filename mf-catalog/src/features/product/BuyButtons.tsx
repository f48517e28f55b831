import { Button } from '@shop/ui/Button';
import type { Ref } from 'react';
import type { Product } from '../../data/products';
import styles from './BuyButtons.module.css';
import { useBuy } from './useBuy';

/** Add to Cart and Buy Now. */
export function BuyButtons({ product, ref }: { product: Product; ref?: Ref<HTMLDivElement> }) {
  const { addToCart, buyNow, isCheckingOut } = useBuy(product);
  return (
    <div className={styles.buttons} ref={ref}>
      <Button onClick={addToCart}>Add to Cart</Button>
      <Button variant="secondary" onClick={buyNow} isBusy={isCheckingOut}>
        {isCheckingOut ? 'Processing...' : 'Buy Now'}
      </Button>
    </div>
  );
}
