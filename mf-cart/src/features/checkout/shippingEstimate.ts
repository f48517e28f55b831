import type { CartLine } from '@shop/contracts/cart';
import { checkPromoCode, type ShippingOption, shippingOptions } from '@shop/pricing';
import { lineTotalCents } from '../cart/cartSelectors';

/** True where an entered code counts at this subtotal. */
export function isCodeAccepted(code: string, subtotalCents: number): boolean {
  return code.trim() !== '' && checkPromoCode(code, subtotalCents).isAccepted;
}

/** The code as it goes to the service: only where it counts, so that a stale one never refuses a checkout. */
export function effectiveCode(code: string, subtotalCents: number): string | undefined {
  return isCodeAccepted(code, subtotalCents) ? code.trim() : undefined;
}

export type Estimate = { option: ShippingOption; totalCents: number };

/** What the payment page will ask for, for each delivery speed, to the cent; before tax, where Stripe adds it. */
export function estimate(lines: CartLine[], promoCode: string): Estimate[] {
  const subtotal = lines.reduce((sum, line) => sum + lineTotalCents(line), 0);
  return shippingOptions(subtotal, effectiveCode(promoCode, subtotal)).map((option) => ({
    option,
    totalCents: subtotal + option.amountCents,
  }));
}
