import { GIVEN_CART, type GivenCart } from '@shop/contracts/given';
import { Head, useSearchParams, useSelector } from '@shop/platform';
import { Page } from '@shop/ui/Page';
import { lazy, Suspense } from 'react';
import { CartAnnouncer } from '../../components/CartAnnouncer';
import { CartLines } from '../../components/CartLines';
import { EmptyCart } from '../../components/EmptyCart';
import { Given, useGiven } from '../../components/Given';
import { useCartIsKnown } from '../../components/useCartIsKnown';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { selectLines } from '../cart/cartSelectors';
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
  const [query] = useSearchParams();
  const isProposed = query.has('propose') || query.has('ref');
  const given = useGiven<GivenCart>(GIVEN_CART);
  if (!isKnown) return given ? <GivenFormCart given={given} /> : <CartSkeleton />;
  return (
    <div ref={region}>
      {isProposed ? (
        <Suspense>
          <ProposalCard />
        </Suspense>
      ) : null}
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

/** Only who comes by a link that proposes something needs it. */
const ProposalCard = lazy(() =>
  import(/* webpackChunkName: "proposal" */ '../proposal/ProposalCard').then(({ ProposalCard }) => ({
    default: ProposalCard,
  })),
);

/** Nobody with a running script needs it for long: where it is lost, the skeleton waits for the cart. */
const FormCart = lazy(() =>
  import(/* webpackChunkName: "form-cart" */ './FormCart').catch(() => ({
    default: CartSkeleton,
  })),
);

function GivenFormCart({ given }: { given: GivenCart }) {
  return (
    <>
      <Given name={GIVEN_CART} value={given} />
      <Suspense fallback={<CartSkeleton />}>
        <FormCart {...given} />
      </Suspense>
    </>
  );
}
