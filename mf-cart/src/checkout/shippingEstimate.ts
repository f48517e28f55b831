import type { CartLine, StateWithCart } from '@shop/contracts/cart';
import { appliedCode, checkPromoCode, type ShippingOption, shippingOptions } from '@shop/domain/pricing';
import {
  lineTotalCents,
  selectIsOfferDeclined,
  selectPromoCode,
  selectSubtotalCents,
} from '../cart/cartSelectors';

/** True where an entered code counts at this subtotal. */
export function isCodeAccepted(code: string, subtotalCents: number): boolean {
  return code.trim() !== '' && checkPromoCode(code, subtotalCents).isAccepted;
}

/** The code that counts for the cart as it is. */
export function selectAppliedCode(state: StateWithCart): string | undefined {
  return appliedCode(selectPromoCode(state), selectSubtotalCents(state), selectIsOfferDeclined(state));
}

export type Estimate = { option: ShippingOption; totalCents: number };

/** What the payment page will ask for with the applied code, for each delivery speed, to the cent; before tax, where Stripe adds it. */
export function estimateTotals(lines: CartLine[], appliedCode: string | undefined): Estimate[] {
  const subtotal = lines.reduce((sum, line) => sum + lineTotalCents(line), 0);
  return shippingOptions(subtotal, appliedCode).map((option) => ({
    option,
    totalCents: subtotal + option.amountCents,
  }));
}
