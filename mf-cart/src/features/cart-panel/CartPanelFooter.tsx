import { formatCents } from '@shop/domain/money';
import { useDispatch, useSelector } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { selectSubtotalCents } from '../../cart/cartSelectors';
import { cartCleared } from '../../cart/cartSlice';
import { CheckoutButton } from '../../components/CheckoutButton';
import { FreeShipping } from '../../components/FreeShipping';
import styles from './CartPanel.module.css';

export function CartPanelFooter({ onClose }: { onClose: () => void }) {
  const dispatch = useDispatch();
  const subtotal = useSelector(selectSubtotalCents);
  return (
    <div className={styles.footer}>
      <FreeShipping />
      <p className={styles.subtotal}>
        <span>Subtotal</span> <span>{formatCents(subtotal)}</span>
      </p>
      <CheckoutButton label="Checkout" />
      <div className={styles.others}>
        <Button variant="quiet" onClick={() => dispatch(cartCleared())}>
          Clear Cart
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Continue Shopping
        </Button>
      </div>
    </div>
  );
}
