import { toCheckoutRequest } from '@shop/contracts/callCheckout';
import type { CartItem, CartThunk, StateWithCart } from '@shop/contracts/cart';
import type { CheckoutRequest } from '@shop/contracts/checkout';
import { boughtStatuses } from '@shop/contracts/checkoutLimits';
import { toCents, toDollars } from '@shop/domain/money';
import { appliedCode } from '@shop/domain/pricing';
import { selectBuyNowPriceCents, selectLines, selectPaymentOrigins } from '../cart/cartSelectors';
import { checkoutEnded } from '../cart/cartSlice';
import { browserPage } from './browserPage';
import { createCheckout, fetchOrder } from './cartService';
import { endWithError } from './endCheckout';
import {
  forgetSession,
  getBuyNowKey,
  getCartKey,
  getEarlierSession,
  keepSession,
  resetBuyNowKey,
} from './idempotencyKey';
import { isPaymentAddress } from './isPaymentAddress';
import { getReferrer } from './referrer';
import { reportCheckoutError } from './reportCheckoutError';
import { selectAppliedCode } from './shippingEstimate';

/** A page still here after this long will not be left any more. */
const NAVIGATION_TIMEOUT_MS = 10_000;
let busyTimer: ReturnType<typeof setTimeout>;

/** Requests a payment page for one product or for the cart, and goes there. @throws where there is none */
export const requestPayment =
  (product: CartItem | null): CartThunk =>
  async (dispatch, getState) => {
    clearTimeout(busyTimer);
    const currentRequest = () => (product ? productRequest(product, getState()) : cartRequest(getState()));
    const request = currentRequest();
    const isBuyNow = product !== null;
    const requested = JSON.stringify({ request, isBuyNow });
    const earlier = isBuyNow ? null : getEarlierSession(requested);
    if (earlier && (await isUnseenOrder(earlier))) {
      // Its page takes the lines out that are paid.
      await dispatch(leaveFor(`/order-success?session_id=${earlier}`));
      return;
    }
    const idempotencyKey = isBuyNow ? getBuyNowKey(requested) : getCartKey(requested);
    const answer = await createCheckout({ request, idempotencyKey, isBuyNow });
    if (answer.error) {
      await dispatch(reportCheckoutError(answer, product));
      return;
    }
    if (!answer.url) throw new Error('No checkout URL returned');
    if (!isPaymentAddress(answer.url, selectPaymentOrigins(getState())))
      throw new Error('The checkout URL is no payment page');
    if (isBuyNow) resetBuyNowKey();
    else keepSession(requested, answer.url);
    if (JSON.stringify({ request: currentRequest(), isBuyNow }) !== requested) {
      // Changed here or in another tab.
      dispatch(endWithError(product, 'Your cart has changed in the meantime.'));
      return;
    }
    await dispatch(leaveFor(answer.url));
  };

/** Busy while the browser leaves: a second press starts no second session. */
const leaveFor =
  (url: string): CartThunk =>
  async (dispatch) => {
    browserPage.goTo(url);
    busyTimer = setTimeout(() => dispatch(checkoutEnded()), NAVIGATION_TIMEOUT_MS);
  };

/** A session that was paid though its shopper never came back from the payment page; once, one whose payment is under way. */
async function isUnseenOrder(sessionId: string): Promise<boolean> {
  try {
    const order = await fetchOrder(sessionId);
    if (order?.status !== 'pending') return order !== null && boughtStatuses.includes(order.status);
    forgetSession(sessionId);
    return true;
  } catch (error) {
    console.warn('The order of the earlier checkout could not be read.', error);
    return false;
  }
}

export function cartRequest(state: StateWithCart): CheckoutRequest {
  return toCheckoutRequest(selectLines(state), selectAppliedCode(state), getReferrer());
}

/** With the banner's offer where it counts, as the product page says. */
function productRequest(product: CartItem, state: StateWithCart): CheckoutRequest {
  const priceCents = selectBuyNowPriceCents(state, product) ?? toCents(product.price);
  const line = { ...product, price: toDollars(priceCents), quantity: 1 };
  return toCheckoutRequest([line], appliedCode('', priceCents), getReferrer());
}
