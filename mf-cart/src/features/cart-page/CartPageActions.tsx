import { paths } from '@shop/contracts/paths';
import { useDispatch } from '@shop/platform';
import { Button, ButtonLink } from '@shop/ui/Button';
import { cartCleared } from '../../cart/cartSlice';
import styles from './CartPage.module.css';
import { ShareCart } from './ShareCart';

export function CartPageActions() {
  const dispatch = useDispatch();
  return (
    <div className={styles.actions}>
      <ButtonLink variant="secondary" to={paths.shop}>
        Continue Shopping
      </ButtonLink>
      <ShareCart />
      <Button variant="quiet" onClick={() => dispatch(cartCleared())}>
        Clear Cart
      </Button>
    </div>
  );
}
