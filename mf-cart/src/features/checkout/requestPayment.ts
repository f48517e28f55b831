import type { CartItem, CartLine, CartThunk, StateWithCart } from '@shop/contracts/cart';
import {
  type CheckoutAnswer,
  type CheckoutRequest,
  MAX_LINE_QUANTITY,
  MAX_LINES,
} from '@shop/contracts/checkout';
import { selectLines, selectPromoCode, selectSubtotalCents } from '../cart/cartSelectors';
import { checkoutEnded, productsRefreshed } from '../cart/cartSlice';
import { browserPage } from './browserPage';
import { createCheckout, fetchProductFacts } from './cartService';
import { failWith } from './checkOut';
import { isPaymentAddress } from './checkoutSettings';
import { cartKeyFor, forgetKey, keyFor } from './idempotencyKey';
import { effectiveCode } from './shippingEstimate';

/** A page that has not been left after this long will not be left any more. */
const LEAVING_MS = 10_000;
let leaving: ReturnType<typeof setTimeout>;

/** Asks for a payment page - for one product, or for the cart - and goes there. @throws where there is none. */
export const requestPayment =
  (product: CartItem | null): CartThunk =>
  async (dispatch, getState) => {
    clearTimeout(leaving);
    const currentRequest = () =>
      product ? { items: [toItem({ ...product, quantity: 1 })] } : cartRequest(getState());
    const request = currentRequest();
    const isBuyNow = product !== null;
    const requested = JSON.stringify({ request, isBuyNow });
    const idempotencyKey = isBuyNow ? keyFor(requested) : cartKeyFor(requested);
    const answer = await createCheckout({ request, idempotencyKey, isBuyNow });
    if (answer.error) {
      await dispatch(explainRefusal(answer));
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

/** Specification §7: the body of the request, with a promo code only where one counts. */
export function cartRequest(state: StateWithCart): CheckoutRequest {
  const promoCode = effectiveCode(selectPromoCode(state), selectSubtotalCents(state));
  return { items: selectLines(state).map(toItem), ...(promoCode ? { promoCode } : {}) };
}

function toItem({ id, name, price, variantId, quantity }: CartLine) {
  return { id, name, price, variantId: variantId || null, quantity };
}

/** Says why the service refused, and puts right in the cart what can be put right. */
const explainRefusal =
  (answer: CheckoutAnswer): CartThunk =>
  async (dispatch, getState) => {
    const before = selectLines(getState());
    if (answer.products) {
      dispatch(productsRefreshed(answer.products.map(({ id, price }) => ({ id, priceCents: price }))));
    }
    const hasNewPrices = selectLines(getState()) !== before;
    dispatch(failWith(await explanation(answer, before, hasNewPrices)));
  };

async function explanation({ error, message }: CheckoutAnswer, lines: CartLine[], hasNewPrices: boolean) {
  if (error === 'price_changed') {
    return hasNewPrices
      ? 'A price has changed. Your cart now shows the current prices.'
      : 'A price has changed.';
  }
  if (error === 'unknown_product') return (await unsoldProducts(lines)) ?? message;
  if (error !== 'invalid_request') return message;
  // What the service says of a request is written for developers; the two limits can be told to anybody.
  console.error('The checkout request was refused.', message);
  if (lines.length > MAX_LINES) return `At most ${MAX_LINES} different products can be ordered at once.`;
  const tooMany = lines.find(({ quantity }) => quantity > MAX_LINE_QUANTITY);
  return tooMany && `At most ${MAX_LINE_QUANTITY} of ${tooMany.name} can be ordered at once.`;
}

/** Names what the shop does not sell any more: without a name nobody could put the cart right. */
async function unsoldProducts(lines: CartLine[]): Promise<string | undefined> {
  try {
    const sold = new Set((await fetchProductFacts()).map(({ id }) => id));
    const names = lines.filter(({ id }) => !sold.has(id)).map(({ name }) => name);
    if (names.length > 0) return `No longer sold: ${names.join(', ')}. Remove it to check out.`;
  } catch (error) {
    console.warn('The products could not be read.', error);
  }
  return undefined;
}
