/* Shipping prices and promo codes (rules checkout.shipping, checkout.freeship), shared by cart and service. Integer cents. */

import { deliverySpeeds, freeShipping } from '@shop/domain/facts/shipping';
import { getCodeSavingCents, getStandardShippingCents } from '@shop/domain/facts/standardShipping';
import { formatCents } from '@shop/domain/money';

export type ShippingOption = ReturnType<typeof shippingOptions>[number];

type PromoCodeAnswer =
  /** `note`: accepted without effect. */
  { isAccepted: true; note?: string } | { isAccepted: false; reason: string };

export function subtotalCents(lines: { unitCents: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
}

/** Ignores case and spaces; `reason` is a sentence for the field. */
export function checkPromoCode(code: string, subtotal: number): PromoCodeAnswer {
  const entered = code.trim().toUpperCase();
  if (entered === '') return { isAccepted: false, reason: 'Enter a promo code first.' };
  if (entered !== freeShipping.code) {
    return { isAccepted: false, reason: 'We don’t recognize this promo code. Check the spelling.' };
  }
  if (subtotal <= freeShipping.overCents) {
    const missing = formatCents(freeShipping.overCents + 1 - subtotal);
    return {
      isAccepted: false,
      reason: `${freeShipping.code} is for orders over ${formatCents(freeShipping.overCents)}. Add ${missing} more to use it.`,
    };
  }
  if (getStandardShippingCents(subtotal) === 0) {
    return { isAccepted: true, note: 'Standard shipping is already free for this order.' };
  }
  return { isAccepted: true };
}

/** The entered code, else the banner's unless declined (rule checkout.freeship). A stale code never fails. */
export function appliedCode(entered: string, subtotal: number, isOfferDeclined = false): string | undefined {
  if (entered.trim() !== '' && checkPromoCode(entered, subtotal).isAccepted) return entered.trim();
  return !isOfferDeclined && getCodeSavingCents(subtotal) > 0 ? freeShipping.code : undefined;
}

/** Cheapest first. A code that is not accepted changes nothing. */
export function shippingOptions(subtotal: number, promoCode?: string) {
  const isFree = promoCode !== undefined && checkPromoCode(promoCode, subtotal).isAccepted;
  const standard = isFree ? 0 : getStandardShippingCents(subtotal);
  return deliverySpeeds.map(({ name: label, surchargeCents, ...speed }) => ({
    ...speed,
    label,
    amountCents: standard + surchargeCents,
  }));
}
