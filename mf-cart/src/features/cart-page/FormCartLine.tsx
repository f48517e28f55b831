import type { CartLine } from '@shop/contracts/cart';
import { cartForms } from '@shop/contracts/cartForms';
import { MAX_LINE_QUANTITY } from '@shop/contracts/checkoutLimits';
import { paths } from '@shop/contracts/paths';
import { formatCents, toCents } from '@shop/domain/money';
import { Link } from '@shop/platform';
import { lineTotalCents } from '../../cart/cartSelectors';
import styles from '../../components/CartLineItem.module.css';
import { LinePicture } from '../../components/LinePicture';
import stepStyles from '../../components/QuantityStepper.module.css';

export function FormCartLine({ line }: { line: CartLine }) {
  const path = paths.product(encodeURIComponent(line.slug));
  return (
    <li className={`${styles.line} ${styles.withTotal}`}>
      <Link to={path} className={styles.picture} tabIndex={-1} aria-label={line.name}>
        <LinePicture line={line} />
      </Link>
      <div>
        <Link to={path} className={styles.name}>
          {line.name}
        </Link>
        <p className={styles.price}>{formatCents(toCents(line.price))} each</p>
      </div>
      <div className={styles.controls}>
        <div>
          <form method="post" action={cartForms.quantity} className={stepStyles.stepper}>
            <input type="hidden" name="id" value={line.id} />
            <Step line={line} to={line.quantity - 1} name="Decrease" sign="−" />
            <span className={stepStyles.quantity}>{line.quantity}</span>
            <Step line={line} to={line.quantity + 1} name="Increase" sign="+" />
          </form>
          <p id={`${line.id}-end`} className={stepStyles.hint} hidden>
            {line.quantity === 1
              ? 'Use Remove to take it out.'
              : `You can order up to ${MAX_LINE_QUANTITY} at once.`}
          </p>
        </div>
        <form method="post" action={cartForms.remove}>
          <button
            type="submit"
            name="id"
            value={line.id}
            className={styles.remove}
            aria-label={`Remove ${line.name}`}
          >
            Remove
          </button>
        </form>
      </div>
      <p className={styles.total}>{formatCents(lineTotalCents(line))}</p>
    </li>
  );
}

/** At an end it sends nothing: it keeps the focus, and the hint shows beside it (rule cart.minus-at-one). */
function Step({ line, to, name, sign }: { line: CartLine; to: number; name: string; sign: string }) {
  const isEnd = to < 1 || to > MAX_LINE_QUANTITY;
  return (
    <button
      type={isEnd ? 'button' : 'submit'}
      name="quantity"
      value={to}
      className={stepStyles.step}
      aria-label={`${name} quantity of ${line.name}`}
      aria-disabled={isEnd || undefined}
      aria-describedby={isEnd ? `${line.id}-end` : undefined}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
