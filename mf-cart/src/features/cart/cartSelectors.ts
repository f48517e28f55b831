import type { CartLine, PriceChange, StateWithCart } from '@shop/contracts/cart';
import { toCents } from '@shop/money/money';

/** One array for every empty cart, so that a reader of the store does not render again. */
const noLines: CartLine[] = [];
const noKeys: string[] = [];
const noChanges: PriceChange[] = [];

export const selectLines = (state: StateWithCart) => state.cart?.lines ?? noLines;
export const selectLineCount = (state: StateWithCart) => selectLines(state).length;
export const selectItemCount = (state: StateWithCart) =>
  selectLines(state).reduce((sum, line) => sum + line.quantity, 0);
export const selectSubtotalCents = (state: StateWithCart) =>
  selectLines(state).reduce((sum, line) => sum + lineTotalCents(line), 0);
export const selectIsOpen = (state: StateWithCart) => state.cart?.isOpen ?? false;
export const selectJustAdded = (state: StateWithCart) => state.cart?.justAdded ?? noKeys;
export const selectIsCheckingOut = (state: StateWithCart) => state.cart?.isCheckingOut ?? false;

/** False while nobody knows yet what the cart holds. */
export const selectIsRestored = (state: StateWithCart) => state.cart?.isRestored ?? false;
export const selectClearedLines = (state: StateWithCart) => state.cart?.clearedLines ?? noLines;
export const selectPromoCode = (state: StateWithCart) => state.cart?.promoCode ?? '';
export const selectPriceChanges = (state: StateWithCart) => state.cart?.priceChanges ?? noChanges;
export const selectCheckoutError = (state: StateWithCart) => state.cart?.checkoutError ?? '';

/** Each price is rounded to cents before it is multiplied: the service counts the same way. */
export function lineTotalCents(line: CartLine): number {
  return toCents(line.price) * line.quantity;
}
