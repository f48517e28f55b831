import { paths } from '@shop/contracts/paths';
import { Link } from '@shop/platform';
import styles from './OrderSuccessPage.module.css';

export function MissingOrder() {
  return (
    <p className={styles.confirming}>
      We can’t find this order yet. If you’ve just paid, please don’t pay again: your confirmation email and
      your bank statement tell whether the payment went through. Nothing there after a few minutes?{' '}
      <Link to={`${paths.contact}?topic=order`}>Write to us</Link> and we’ll look it up.
    </p>
  );
}
