import { cartForms } from '@shop/contracts/cartForms';
import { toDollars } from '@shop/domain/money';
import { Button } from '@shop/ui/Button';
import { type Ref, useId } from 'react';
import { CartForm } from '../../components/CartForm';
import type { Product } from '../../data/products';
import styles from './BuyButtons.module.css';
import { useBuy } from './useBuy';

/** Add to Cart and Buy Now. */
export function BuyButtons({ product, ref }: { product: Product; ref?: Ref<HTMLDivElement> }) {
  const { addToCart, buyNow, isCheckingOut, error } = useBuy(product);
  const errorId = useId();
  return (
    <div className={styles.buttons} ref={ref}>
      <CartForm action={cartForms.add} onSend={addToCart}>
        <Button type="submit" name="id" value={product.id} disabled={product.isUnavailable}>
          Add to Cart
        </Button>
      </CartForm>
      <CartForm action={cartForms.buy} onSend={buyNow}>
        <input type="hidden" name="price" value={toDollars(product.priceCents)} />
        <Button
          type="submit"
          name="id"
          value={product.id}
          variant="secondary"
          isBusy={isCheckingOut}
          aria-describedby={error ? errorId : undefined}
          disabled={product.isUnavailable}
        >
          {isCheckingOut ? 'Processing...' : 'Buy Now'}
        </Button>
      </CartForm>
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
