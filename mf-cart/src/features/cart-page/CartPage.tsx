import { SERVER_CART, type ServerCart } from '@shop/contracts/serverData';
import { Head, useSearchParams, useSelector } from '@shop/platform';
import { Page } from '@shop/ui/Page';
import { lazy, Suspense, useState } from 'react';
import { selectLines } from '../../cart/cartSelectors';
import { hasFormCart } from '../../cart/hasFormCart';
import { CartAnnouncer } from '../../components/CartAnnouncer';
import { CartLines } from '../../components/CartLines';
import { EmptyCart } from '../../components/EmptyCart';
import { ServerData, useServerData } from '../../components/ServerData';
import { useCartIsKnown } from '../../components/useCartIsKnown';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { ProposalForm } from './ProposalForm';
// Only the server renders the form, and the browser's build would leave its styles out.
import './ProposalCard.module.css';
import styles from './CartPage.module.css';
import { CartPageActions } from './CartPageActions';
import { CartSkeleton } from './CartSkeleton';
import { CartSummary } from './CartSummary';
import { FormCart, loadFormCart } from './formCartView';
import { refusalTexts } from './refusalTexts';

export const loader = loadFormCart;

/** /cart */
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
  const serverCart = useServerData<ServerCart>(SERVER_CART);
  // The server's data goes with the forms.
  const [said] = useState(serverCart?.said);
  const isUnread = serverCart?.said === 'not-read' && lines.length === 0 && hasFormCart();
  if (!isKnown || isUnread)
    return (
      <>
        {query.get('propose') ? <noscript>{__SERVER__ ? <ProposalForm /> : null}</noscript> : null}
        {serverCart ? (
          <>
            <ServerData name={SERVER_CART} value={serverCart} />
            <FormCart {...serverCart} refusal={refusalTexts.get(serverCart.said)} />
          </>
        ) : (
          <CartSkeleton />
        )}
      </>
    );
  const refusal = refusalTexts.get(query.get('said') ?? said);
  return (
    <div ref={region}>
      {refusal ? <p role="alert">{refusal}</p> : null}
      <Suspense fallback={<CartSkeleton />}>
        {isProposed ? <ProposalCard /> : null}
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
      </Suspense>
      <CartAnnouncer />
    </div>
  );
}

const ProposalCard = lazy(() =>
  import(/* webpackChunkName: "proposal" */ './ProposalCard').then(
    ({ ProposalCard }) => ({ default: ProposalCard }),
    () => ({ default: LostProposal }),
  ),
);

/** The cart itself is none the worse. */
function LostProposal() {
  return useSearchParams()[0].has('propose') ? (
    <p role="alert">We couldn’t load what this link proposes. Reload the page to try again.</p>
  ) : null;
}
