import type { CartLine } from '@shop/contracts/cart';
import { cartForms } from '@shop/contracts/cartForms';
import { paths } from '@shop/contracts/paths';
import { formatCents, toCents } from '@shop/domain/money';
import { Link } from '@shop/platform';
import styles from '../../components/CartLineItem.module.css';
import { LinePicture } from '../../components/LinePicture';
import stepStyles from '../../components/QuantityStepper.module.css';
import { lineTotalCents } from '../cart/cartSelectors';

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
        <form method="post" action={cartForms.quantity} className={stepStyles.stepper}>
          <input type="hidden" name="id" value={line.id} />
          <Step line={line} to={line.quantity - 1} name="Decrease" sign="−" />
          <span className={stepStyles.quantity}>{line.quantity}</span>
          <Step line={line} to={line.quantity + 1} name="Increase" sign="+" />
        </form>
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

/** At 1 the minus changes nothing, as on the server (rule cart.quantity). */
function Step({ line, to, name, sign }: { line: CartLine; to: number; name: string; sign: string }) {
  return (
    <button
      type="submit"
      name="quantity"
      value={to}
      className={stepStyles.step}
      aria-label={`${name} quantity of ${line.name}`}
      aria-disabled={to < 1 || undefined}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
