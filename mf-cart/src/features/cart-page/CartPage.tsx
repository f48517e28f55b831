import { Head, useSelector } from '@shop/platform';
import { Page } from '@shop/ui/Page';
import { CartAnnouncer } from '../../components/CartAnnouncer';
import { CartLines } from '../../components/CartLines';
import { EmptyCart } from '../../components/EmptyCart';
import { useCartIsKnown } from '../../components/useCartIsKnown';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { selectLines } from '../cart/cartSelectors';
import { ProposalCard } from '../proposal/ProposalCard';
import styles from './CartPage.module.css';
import { CartPageActions } from './CartPageActions';
import { CartSkeleton } from './CartSkeleton';
import { CartSummary } from './CartSummary';

/** /cart: the lines with their totals, what shipping will cost, and the way to pay. */
export function Component() {
  return (
    <Page>
      <Head
        title="Your Cart"
        description="Your cart: change quantities, enter a promo code, see what shipping costs, and check out when you’re ready."
        path="/cart"
      />
      <h1>Your Cart</h1>
      <div className={styles.contents}>
        <CartContents />
      </div>
    </Page>
  );
}

function CartContents() {
  const isKnown = useCartIsKnown();
  const lines = useSelector(selectLines);
  const region = useRestoreFocus(lines);
  if (!isKnown) return <CartSkeleton />;
  return (
    <div ref={region}>
      <ProposalCard />
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={styles.columns}>
          <div>
            <CartLines lines={lines} hasTotals />
            <CartPageActions />
          </div>
          <CartSummary />
        </div>
      )}
      <CartAnnouncer />
    </div>
  );
}
