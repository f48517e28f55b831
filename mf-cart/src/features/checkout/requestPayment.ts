import type { CartItem, CartLine, CartThunk, StateWithCart } from '@shop/contracts/cart';
import type { CheckoutRequest } from '@shop/contracts/checkout';
import { toCents, toDollars } from '@shop/domain/money';
import { appliedCode } from '@shop/domain/pricing';
import { lineKey } from '../cart/cartLine';
import { selectLines } from '../cart/cartSelectors';
import { checkoutEnded } from '../cart/cartSlice';
import { browserPage } from './browserPage';
import { createCheckout } from './cartService';
import { isPaymentAddress } from './checkoutSettings';
import { currentPrices, explainRefusal } from './explainRefusal';
import { failWith } from './failCheckout';
import { cartKeyFor, forgetKey, keyFor } from './idempotencyKey';
import { referrer } from './referrer';
import { selectAppliedCode } from './shippingEstimate';

/** A page that has not been left after this long will not be left any more. */
const LEAVING_MS = 10_000;
let leaving: ReturnType<typeof setTimeout>;

/** Asks for a payment page - for one product, or for the cart - and goes there. @throws where there is none. */
export const requestPayment =
  (product: CartItem | null): CartThunk =>
  async (dispatch, getState) => {
    clearTimeout(leaving);
    const currentRequest = () => (product ? productRequest(product) : cartRequest(getState()));
    const request = currentRequest();
    const isBuyNow = product !== null;
    const requested = JSON.stringify({ request, isBuyNow });
    const idempotencyKey = isBuyNow ? keyFor(requested) : cartKeyFor(requested);
    const answer = await createCheckout({ request, idempotencyKey, isBuyNow });
    if (answer.error) {
      await dispatch(explainRefusal(answer, product));
      return;
    }
    if (!answer.url) throw new Error('No checkout URL returned');
    if (!isPaymentAddress(answer.url)) throw new Error('The checkout URL is no payment page');
    if (isBuyNow) forgetKey();
    if (JSON.stringify({ request: currentRequest(), isBuyNow }) !== requested) {
      // Here or in another tab: nobody shall pay for a cart that is not theirs any more.
      dispatch(failWith('Your cart has changed in the meantime.'));
      return;
    }
    browserPage.goTo(answer.url);
    // The flag stays while the browser leaves, so that a second press starts no second session.
    leaving = setTimeout(() => dispatch(checkoutEnded()), LEAVING_MS);
  };

/** Rule checkout.request: the body of the request, with a promo code only where one counts. */
export function cartRequest(state: StateWithCart): CheckoutRequest {
  const promoCode = selectAppliedCode(state);
  return {
    items: selectLines(state).map(toItem),
    ...(promoCode ? { promoCode } : {}),
    ...referred(),
  };
}

/** One product, with the banner's offer where it counts: the product page has said so beside the button. */
function productRequest(product: CartItem): CheckoutRequest {
  const priceCents = currentPrices.get(lineKey(product)) ?? toCents(product.price);
  const promoCode = appliedCode('', priceCents);
  return {
    items: [toItem({ ...product, price: toDollars(priceCents), quantity: 1 })],
    ...(promoCode ? { promoCode } : {}),
    ...referred(),
  };
}

/** The site that has sent the shopper, where one has. */
function referred() {
  const ref = referrer();
  return ref ? { ref } : {};
}

function toItem({ id, name, price, variantId, quantity }: CartLine) {
  return { id, name, price, variantId: variantId || null, quantity };
}
