import type { CartLine, StateWithCart } from '@shop/contracts/cart';
import { toCents } from '@shop/domain/money';
import { getContents, type PriceChange } from './cartContents';
import { type LineRef, lineKey } from './cartLine';

/** Stable references: a new array would render readers again. */
const noLines: CartLine[] = [];
const noKeys: string[] = [];
const noChanges: PriceChange[] = [];
const noOrigins: string[] = [];

export const selectLines = (state: StateWithCart) => getContents(state)?.lines ?? noLines;
export const selectLineCount = (state: StateWithCart) => selectLines(state).length;
export const selectItemCount = (state: StateWithCart) =>
  selectLines(state).reduce((sum, line) => sum + line.quantity, 0);
export const selectSubtotalCents = (state: StateWithCart) =>
  selectLines(state).reduce((sum, line) => sum + lineTotalCents(line), 0);
export const selectIsOpen = (state: StateWithCart) => getContents(state)?.isOpen ?? false;
export const selectJustAdded = (state: StateWithCart) => getContents(state)?.justAdded ?? noKeys;
export const selectIsCheckingOut = (state: StateWithCart) => getContents(state)?.isCheckingOut ?? false;

export const selectIsRestored = (state: StateWithCart) => getContents(state)?.isRestored ?? false;
export const selectClearedLines = (state: StateWithCart) => getContents(state)?.clearedLines ?? noLines;
export const selectPromoCode = (state: StateWithCart) => getContents(state)?.promoCode ?? '';
export const selectIsOfferDeclined = (state: StateWithCart) => getContents(state)?.isOfferDeclined ?? false;
export const selectPriceChanges = (state: StateWithCart) => getContents(state)?.priceChanges ?? noChanges;
export const selectUnavailable = (state: StateWithCart) => getContents(state)?.unavailable ?? noKeys;
/** Of the product's Buy Now; without a product, of the cart's checkout. */
export function selectCheckoutError(state: StateWithCart, productId?: string): string {
  const error = getContents(state)?.checkoutError;
  return error && error.productId === productId ? error.text : '';
}
export const selectPaymentOrigins = (state: StateWithCart) => getContents(state)?.paymentOrigins ?? noOrigins;
export const selectBuyNowPriceCents = (state: StateWithCart, ref: LineRef) =>
  getContents(state)?.buyNowPricesCents[lineKey(ref)];

/** Rounded to cents before it is multiplied, as in the service. */
export function lineTotalCents(line: CartLine): number {
  return toCents(line.price) * line.quantity;
}
