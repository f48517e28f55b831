import { paths } from '@shop/contracts/paths';
import { brand } from '@shop/domain/site/brand';
import styles from './Header.module.css';

/** The header when the header itself has failed: plain links, which need nothing but the browser. */
export function BareHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href={paths.home} className={styles.logo}>
          <span>{brand.name}</span>
        </a>
        <div className={styles.tools}>
          <a href={paths.cart}>Cart</a>
        </div>
      </div>
    </header>
  );
}
