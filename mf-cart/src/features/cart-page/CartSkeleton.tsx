import { paths } from '@shop/contracts/paths';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import styles from './CartSkeleton.module.css';

export function CartSkeleton() {
  return (
    <div>
      <VisuallyHidden>Loading your cart.</VisuallyHidden>
      <p role="status" className={styles.late}>
        Your cart is taking longer than usual. Nothing is lost: it will show up here as soon as it’s ready.{' '}
        <a href={paths.cart}>Load it again</a>
      </p>
      <noscript>{__SERVER__ ? <EmptyWithoutScript /> : null}</noscript>
      <div aria-hidden="true" className={styles.columns}>
        <div>
          <div className={styles.line} />
          <div className={styles.line} />
        </div>
        <div className={styles.summary} />
      </div>
    </div>
  );
}

function EmptyWithoutScript() {
  return (
    <>
      <p>Your cart is empty. What you added with JavaScript on is kept in this browser for then.</p>
      <p>
        <a href={paths.shop}>Continue Shopping</a>
      </p>
    </>
  );
}
