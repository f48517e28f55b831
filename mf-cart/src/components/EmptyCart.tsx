import { paths } from '@shop/contracts/paths';
import { RemoteComponent, useDispatch, useSelector } from '@shop/platform';
import { Button, ButtonLink } from '@shop/ui/Button';
import { selectClearedLines } from '../cart/cartSelectors';
import { clearUndone } from '../cart/cartSlice';
import styles from './EmptyCart.module.css';

/** `onFollow`: in the panel, which a followed link closes. Offers Undo after Clear Cart (rule cart.clear). */
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
      <div className={styles.first}>
        <RemoteComponent
          name="mf_catalog/ProductCards"
          // Over the cart page both are there: regions of two names.
          props={
            onFollow ? { heading: 'Good to add first', isCompact: true } : { heading: 'Good to begin with' }
          }
        />
      </div>
    </div>
  );
}
