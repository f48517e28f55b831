import { paths } from '@shop/contracts/paths';
import { useDispatch, useSelector } from '@shop/platform';
import { Button, ButtonLink } from '@shop/ui/Button';
import { selectClearedLines } from '../features/cart/cartSelectors';
import { clearUndone } from '../features/cart/cartSlice';
import styles from './EmptyCart.module.css';
import { FirstBuys } from './FirstBuys';

/** The empty cart: of the panel where a followed link closes it, else of the page. After Clear Cart it offers the way back until the next change (rule cart.clear). */
export function EmptyCart({ onFollow }: { onFollow?: () => void }) {
  const dispatch = useDispatch();
  const canUndo = useSelector(selectClearedLines).length > 0;
  return (
    <div className={styles.empty}>
      <p tabIndex={-1} data-empty-cart className={styles.text}>
        Your cart is empty
      </p>
      {canUndo ? (
        <Button variant="secondary" onClick={() => dispatch(clearUndone())}>
          Undo
        </Button>
      ) : null}
      <ButtonLink to={paths.shop} onClick={onFollow}>
        Continue Shopping
      </ButtonLink>
      <FirstBuys isCompact={onFollow !== undefined} />
    </div>
  );
}
