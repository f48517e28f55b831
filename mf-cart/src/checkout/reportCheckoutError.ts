import type { CartItem, CartThunk } from '@shop/contracts/cart';
import type { CheckoutAnswer } from '@shop/contracts/checkout';
import { MAX_LINE_QUANTITY, MAX_LINES } from '@shop/contracts/checkoutLimits';
import { formatCents, toCents } from '@shop/domain/money';
import { selectLines, selectPriceChanges } from '../cart/cartSelectors';
import { buyNowPriceCorrected, pricesCorrected, productsRefreshed } from '../cart/cartSlice';
import { fetchProductFacts } from './cartService';
import { endWithError } from './endCheckout';

/** Reports why the service rejected a checkout, and corrects the cart's prices. */
export const reportCheckoutError =
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
      if (now) {
        const { id, variantId } = product;
        dispatch(buyNowPriceCorrected({ id, variantId, priceCents: now.priceCents }));
      }
      dispatch(
        endWithError(
          product,
          (now && formatBuyNowPrice(product, now.priceCents)) ?? (await describeError(answer, [product])),
        ),
      );
      return;
    }
    dispatch(pricesCorrected(prices));
    const hasChanges = selectPriceChanges(getState()).length > 0;
    dispatch(endWithError(null, hasChanges ? undefined : await describeError(answer, before)));
  };

function formatBuyNowPrice({ name, price }: CartItem, nowCents: number) {
  const [before, now] = [toCents(price), nowCents].map(formatCents);
  return `${name} now costs ${now} instead of ${before}. Press Buy Now again to continue with ${now}.`;
}

async function describeError(
  { error, message }: CheckoutAnswer,
  lines: (CartItem & { quantity?: number })[],
) {
  if (error === 'price_changed') return 'A price has changed.';
  if (error === 'unknown_product') return (await listUnsoldProducts(lines)) ?? message;
  if (error !== 'invalid_request') return message;
  // The service's message is for developers; the two limits have a text for shoppers.
  console.error('The checkout request was refused.', message);
  if (lines.length > MAX_LINES) return `You can order up to ${MAX_LINES} different products at once.`;
  const tooMany = lines.find(({ quantity = 1 }) => quantity > MAX_LINE_QUANTITY);
  return tooMany && `You can order up to ${MAX_LINE_QUANTITY} of ${tooMany.name} at once.`;
}

/** Names the products that are not sold any more. */
async function listUnsoldProducts(lines: CartItem[]): Promise<string | undefined> {
  try {
    const sold = new Set((await fetchProductFacts()).map(({ id }) => id));
    const names = lines.filter(({ id }) => !sold.has(id)).map(({ name }) => name);
    if (names.length > 0) return `We no longer sell ${names.join(', ')}. Use Remove, then check out.`;
  } catch (error) {
    console.warn('The products could not be read.', error);
  }
  return undefined;
}
