import type { CartItem, CartLine, CartThunk } from '@shop/contracts/cart';
import type { CheckoutAnswer, CheckoutRequest } from '@shop/contracts/checkout';
import { noticeShown } from '@shop/platform';
import { selectIsCheckingOut, selectLines, selectPromoCode } from '../cart/cartSelectors';
import { checkoutEnded, checkoutFailed, checkoutStarted, productsRefreshed } from '../cart/cartSlice';
import { browserPage } from './browserPage';
import { isPaymentAddress } from './checkoutSettings';
import { forgetIdempotencyKey, idempotencyKeyFor } from './idempotencyKey';

/** Specification §8: the one sentence for every failed checkout. */
const FAILED = 'Failed to process checkout. Please try again.';
/** A page that has not been left after this long will not be left any more. */
const LEAVING_MS = 10_000;

/** Pays for the cart: asks the service for a payment page and goes there. */
export const checkOut = (): CartThunk => async (dispatch, getState) => {
  const lines = selectLines(getState());
  if (lines.length === 0) {
    dispatch(noticeShown({ kind: 'error', title: 'Your cart is empty' }));
    return;
  }
  const promoCode = selectPromoCode(getState()).trim();
  await dispatch(pay({ items: lines.map(toItem), ...(promoCode ? { promoCode } : {}) }, false));
};

/** Pays for one product at once; the cart stays as it is (decisions row 36). */
export const buyNow =
  (item: CartItem): CartThunk =>
  (dispatch) =>
    dispatch(pay({ items: [toItem({ ...item, quantity: 1 })] }, true));

function toItem({ id, name, price, variantId, quantity }: CartLine) {
  return { id, name, price, variantId: variantId || null, quantity };
}

const pay =
  (request: CheckoutRequest, isBuyNow: boolean): CartThunk =>
  async (dispatch, getState) => {
    if (selectIsCheckingOut(getState())) return;
    dispatch(checkoutStarted());
    try {
      const { createCheckout } = await import(/* webpackChunkName: "cart-service" */ './cartService');
      const idempotencyKey = idempotencyKeyFor(JSON.stringify({ request, isBuyNow }));
      const answer = await createCheckout({ request, idempotencyKey, isBuyNow });
      if (answer.error) {
        await dispatch(refuse(answer));
        return;
      }
      if (!answer.url) throw new Error('No checkout URL returned');
      if (!isPaymentAddress(answer.url)) throw new Error('The checkout URL is not a payment page');
      forgetIdempotencyKey();
      browserPage.goTo(answer.url);
      // The flag stays while the browser leaves, so that a second press starts no second session.
      setTimeout(() => dispatch(checkoutEnded()), LEAVING_MS);
    } catch (error) {
      console.error(error);
      dispatch(checkoutFailed(FAILED));
      dispatch(noticeShown({ kind: 'error', title: FAILED }));
    }
  };

/** Tells why the service refused, and puts right what can be put right. */
const refuse =
  (answer: CheckoutAnswer): CartThunk =>
  async (dispatch, getState) => {
    const before = selectLines(getState());
    if (answer.products) {
      dispatch(productsRefreshed(answer.products.map(({ id, price }) => ({ id, priceCents: price }))));
    }
    const hasNewPrices = selectLines(getState()) !== before;
    const text = explanation(answer, hasNewPrices);
    dispatch(checkoutFailed(text ? `${FAILED} ${text}` : FAILED));
    dispatch(noticeShown({ kind: 'error', title: FAILED, text }));
  };

function explanation({ error, message }: CheckoutAnswer, hasNewPrices: boolean): string | undefined {
  if (error !== 'price_changed') return message;
  return hasNewPrices
    ? 'A price has changed. Your cart now shows the current prices.'
    : 'A price has changed.';
}
