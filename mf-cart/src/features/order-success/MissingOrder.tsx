import { paths } from '@shop/contracts/paths';
import { Link } from '@shop/platform';
import styles from './OrderSuccessPage.module.css';

export function MissingOrder() {
  return (
    <p className={styles.confirming}>
      We can’t find this order yet. If you’ve just paid, wait a minute and open this page again from your
      confirmation email. Your bank statement and that email are what counts, so please don’t pay twice. Still
      missing? <Link to={`${paths.contact}?topic=order`}>Write to us</Link> and we’ll look it up.
    </p>
  );
}
