import type { CartLine, StateWithCart } from '@shop/contracts/cart';
import { toCents } from '@shop/domain/money';
import { contentsOf, type PriceChange } from './cartContents';

/** One array for every empty cart, so that a reader of the store does not render again. */
const noLines: CartLine[] = [];
const noKeys: string[] = [];
const noChanges: PriceChange[] = [];

export const selectLines = (state: StateWithCart) => contentsOf(state)?.lines ?? noLines;
export const selectLineCount = (state: StateWithCart) => selectLines(state).length;
export const selectItemCount = (state: StateWithCart) =>
  selectLines(state).reduce((sum, line) => sum + line.quantity, 0);
export const selectSubtotalCents = (state: StateWithCart) =>
  selectLines(state).reduce((sum, line) => sum + lineTotalCents(line), 0);
export const selectIsOpen = (state: StateWithCart) => contentsOf(state)?.isOpen ?? false;
export const selectJustAdded = (state: StateWithCart) => contentsOf(state)?.justAdded ?? noKeys;
export const selectIsCheckingOut = (state: StateWithCart) => contentsOf(state)?.isCheckingOut ?? false;

/** False while nobody knows yet what the cart holds. */
export const selectIsRestored = (state: StateWithCart) => contentsOf(state)?.isRestored ?? false;
export const selectClearedLines = (state: StateWithCart) => contentsOf(state)?.clearedLines ?? noLines;
export const selectPromoCode = (state: StateWithCart) => contentsOf(state)?.promoCode ?? '';
export const selectIsOfferDeclined = (state: StateWithCart) => contentsOf(state)?.isOfferDeclined ?? false;
export const selectPriceChanges = (state: StateWithCart) => contentsOf(state)?.priceChanges ?? noChanges;
export const selectUnavailable = (state: StateWithCart) => contentsOf(state)?.unavailable ?? noKeys;
export const selectCheckoutError = (state: StateWithCart) => contentsOf(state)?.checkoutError ?? '';

/** Each price is rounded to cents before it is multiplied: the service counts the same way. */
export function lineTotalCents(line: CartLine): number {
  return toCents(line.price) * line.quantity;
}
