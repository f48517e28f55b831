import { paths } from '@shop/contracts/paths';
import { brand } from '@shop/domain/site/brand';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import headerStyles from './Header.module.css';
import styles from './Layout.module.css';

export function BareHeader() {
  return (
    <header className={headerStyles.header}>
      <div className={headerStyles.bar}>
        <a href={paths.home} className={headerStyles.logo}>
          <VisuallyHidden>{brand.name}</VisuallyHidden>
        </a>
        <div className={headerStyles.tools}>
          <a href={paths.cart}>Cart</a>
        </div>
      </div>
    </header>
  );
}

export function BareFrame() {
  return (
    <>
      <BareHeader />
      <main id="content" className={styles.main}>
        <h1>We’ll be right back</h1>
        <p>We couldn’t show this page. Your cart is safe in your browser.</p>
        <p>
          <a href={paths.home}>Go to the home page</a>
        </p>
      </main>
    </>
  );
}
