import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import styles from './CartSkeleton.module.css';

/** Stands where the cart will be until the browser has read it. */
export function CartSkeleton() {
  return (
    <div>
      <VisuallyHidden>Your cart is being read.</VisuallyHidden>
      <noscript>
        <p>The cart lives in your browser and needs JavaScript to show.</p>
      </noscript>
      <div aria-hidden="true" className={styles.columns}>
        <div className={styles.lines}>
          <div className={styles.line} />
          <div className={styles.line} />
        </div>
        <div className={styles.summary} />
      </div>
    </div>
  );
}
