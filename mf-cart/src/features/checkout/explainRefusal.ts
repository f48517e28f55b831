import type { CartItem, CartThunk } from '@shop/contracts/cart';
import type { CheckoutAnswer } from '@shop/contracts/checkout';
import { MAX_LINE_QUANTITY, MAX_LINES } from '@shop/contracts/checkoutLimits';
import { formatCents, toCents } from '@shop/domain/money';
import { lineKey } from '../cart/cartLine';
import { selectLines, selectPriceChanges } from '../cart/cartSelectors';
import { pricesCorrected, productsRefreshed } from '../cart/cartSlice';
import { fetchProductFacts } from './cartService';
import { failForPrices, failWith } from './failCheckout';

/** Prices that the service has named for Buy Now, in cents, by lineKey: the page's own are older. */
export const currentPrices = new Map<string, number>();

/** Says why the service refused, and puts right in the cart what can be put right. */
export const explainRefusal =
  (answer: CheckoutAnswer, product: CartItem | null): CartThunk =>
  async (dispatch, getState) => {
    const before = selectLines(getState());
    const prices = (answer.products ?? []).map(({ id, variant_id, price }) => ({
      id,
      variantId: variant_id,
      priceCents: price,
    }));
    if (product) {
      dispatch(productsRefreshed(prices.filter(({ variantId }) => !variantId)));
      const now = prices[0];
      if (now) currentPrices.set(lineKey(product), now.priceCents);
      dispatch(
        failWith((now && newPriceText(product, now.priceCents)) ?? (await explanation(answer, [product]))),
      );
      return;
    }
    dispatch(pricesCorrected(prices));
    if (selectPriceChanges(getState()).length > 0) dispatch(failForPrices());
    else dispatch(failWith(await explanation(answer, before)));
  };

function newPriceText({ name, price }: CartItem, nowCents: number) {
  const [before, now] = [toCents(price), nowCents].map(formatCents);
  return `${name} now costs ${now} instead of ${before}. Press Buy Now again to continue with ${now}.`;
}

async function explanation({ error, message }: CheckoutAnswer, lines: (CartItem & { quantity?: number })[]) {
  if (error === 'price_changed') return 'A price has changed.';
  if (error === 'unknown_product') return (await unsoldProducts(lines)) ?? message;
  if (error !== 'invalid_request') return message;
  // What the service says of a request is written for developers; the two limits can be told to anybody.
  console.error('The checkout request was refused.', message);
  if (lines.length > MAX_LINES) return `You can order up to ${MAX_LINES} different products at once.`;
  const tooMany = lines.find(({ quantity = 1 }) => quantity > MAX_LINE_QUANTITY);
  return tooMany && `You can order up to ${MAX_LINE_QUANTITY} of ${tooMany.name} at once.`;
}

/** Names what the shop does not sell any more: without a name nobody could put the cart right. */
async function unsoldProducts(lines: CartItem[]): Promise<string | undefined> {
  try {
    const sold = new Set((await fetchProductFacts()).map(({ id }) => id));
    const names = lines.filter(({ id }) => !sold.has(id)).map(({ name }) => name);
    if (names.length > 0) return `We no longer sell ${names.join(', ')}. Use Remove, then check out.`;
  } catch (error) {
    console.warn('The products could not be read.', error);
  }
  return undefined;
}
