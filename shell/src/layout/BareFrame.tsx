import { paths } from '@shop/contracts/paths';
import { BareHeader } from './BareHeader';
import styles from './Layout.module.css';

/** What stands when the frame itself has failed: a header and a way home. */
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
