import { paths } from '@shop/contracts/paths';
import { Button, ButtonLink } from '@shop/ui/Button';
import { Dialog } from '@shop/ui/Dialog';
import { useId } from 'react';
import styles from './CartPanelLost.module.css';

type Props = { isOpen: boolean; onClose: () => void; onRetry: () => void };

/** Stands in place of the cart panel when its code cannot be had: the cart itself is there, and so is its page. */
export function CartPanelLost({ isOpen, onClose, onRetry }: Props) {
  const id = useId();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={id} className={styles.panel}>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        Your cart is safe
      </h2>
      <p>We can’t show it here right now. The cart page has everything that’s in it.</p>
      <div className={styles.ways}>
        <ButtonLink to={paths.cart} onClick={onClose}>
          Go to the cart page
        </ButtonLink>
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Continue Shopping
        </Button>
      </div>
    </Dialog>
  );
}
