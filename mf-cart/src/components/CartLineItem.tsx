import type { CartLine } from '@shop/contracts/cart';
import { MAX_LINE_QUANTITY } from '@shop/contracts/checkoutLimits';
import { paths } from '@shop/contracts/paths';
import { formatCents, toCents } from '@shop/domain/money';
import { Link, useSelector } from '@shop/platform';
import { lineKey } from '../cart/cartLine';
import {
  lineTotalCents,
  selectJustAdded,
  selectPriceChanges,
  selectUnavailable,
} from '../cart/cartSelectors';
import { quantitySet } from '../cart/cartSlice';
import { removeLine } from '../cart/removeLine';
import styles from './CartLineItem.module.css';
import { LinePicture } from './LinePicture';
import { QuantityStepper } from './QuantityStepper';
import { useCartDispatch } from './useCartDispatch';

type Props = { line: CartLine; hasTotal?: boolean; onFollow?: (() => void) | undefined };

export function CartLineItem({ line, hasTotal = false, onFollow }: Props) {
  const dispatch = useCartDispatch();
  const path = paths.product(encodeURIComponent(line.slug));
  const { id, variantId } = line;
  const isJustAdded = useSelector(selectJustAdded).includes(lineKey(line)) && !hasTotal;
  const look = [styles.line, hasTotal ? styles.withTotal : '', isJustAdded ? styles.isNew : ''].join(' ');
  const change = useSelector(selectPriceChanges).find((one) => lineKey(one) === lineKey(line));
  const isUnavailable = useSelector(selectUnavailable).includes(id);
  return (
    // Focusable by script: after a removal the focus goes to the next line.
    <li className={look} tabIndex={-1} data-cart-line>
      <Link to={path} onClick={onFollow} className={styles.picture} tabIndex={-1} aria-label={line.name}>
        <LinePicture line={line} />
      </Link>
      <div>
        <Link to={path} onClick={onFollow} className={styles.name}>
          {line.name}
        </Link>
        {isJustAdded ? <p className={styles.added}>Just added</p> : null}
        {line.variantName ? <p className={styles.variant}>{line.variantName}</p> : null}
        <p className={styles.price}>
          <span>{formatCents(toCents(line.price))}</span>
          {hasTotal ? <span> each</span> : null}
        </p>
        {isUnavailable ? (
          <p role="alert" className={styles.change}>
            Not available at the moment. Remove it to check out.
          </p>
        ) : null}
        {line.quantity > MAX_LINE_QUANTITY ? <TooMany line={line} /> : null}
        {change ? (
          <p role="alert" className={styles.change}>
            Price changed from {formatCents(change.fromCents)} to {formatCents(change.toCents)}.
          </p>
        ) : null}
      </div>
      <div className={styles.controls}>
        <QuantityStepper line={line} />
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${line.name}`}
          // The next line moves under the second press of a double click.
          onClick={({ detail }) => detail < 2 && dispatch(removeLine({ id, variantId }))}
        >
          Remove
        </button>
      </div>
      {hasTotal ? <p className={styles.total}>{formatCents(lineTotalCents(line))}</p> : null}
    </li>
  );
}

/** Rule checkout.bounds. */
function TooMany({ line: { id, variantId, name } }: { line: CartLine }) {
  const dispatch = useCartDispatch();
  return (
    <>
      <p role="alert" className={styles.change}>
        You can order up to {MAX_LINE_QUANTITY} at once.
      </p>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Order ${MAX_LINE_QUANTITY} of ${name}`}
        onClick={({ currentTarget }) => {
          currentTarget.closest('li')?.focus();
          dispatch(quantitySet({ id, variantId, quantity: MAX_LINE_QUANTITY }));
        }}
      >
        Order {MAX_LINE_QUANTITY}
      </button>
    </>
  );
}
