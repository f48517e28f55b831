/*
 * What shipping costs and what a code does (rules checkout.shipping, checkout.freeship). Pure: the cart shows what the service
 * charges, from the same lines of code. Amounts in integer cents.
 */

import { deliverySpeeds, freeShipping } from '@shop/domain/facts/shipping';
import { codeSavingCents, standardShippingCents } from '@shop/domain/facts/standardShipping';
import { formatCents } from '@shop/domain/money';

export type ShippingOption = {
  id: 'standard' | 'expedited' | 'express';
  label: string;
  amountCents: number;
  /** Business days from dispatch. */
  minDays: number;
  maxDays: number;
};

export type PromoCodeAnswer =
  /** `note` where the code is good but changes nothing. */
  { isAccepted: true; note?: string } | { isAccepted: false; reason: string };

/** Sum of unit price times quantity. */
export function subtotalCents(lines: { unitCents: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
}

/** Whether a code counts at this subtotal, and if not, why, as a sentence for the field. Case and spaces are ignored. */
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
  if (standardShippingCents(subtotal) === 0) {
    return { isAccepted: true, note: 'Standard shipping is already free for this order.' };
  }
  return { isAccepted: true };
}

/**
 * The code that counts (rule checkout.freeship): the entered one where it does; else the banner's, by itself, where that saves
 * something and was not taken off. So a stale code never refuses a checkout.
 */
export function appliedCode(entered: string, subtotal: number, isOfferDeclined = false): string | undefined {
  if (entered.trim() !== '' && checkPromoCode(entered, subtotal).isAccepted) return entered.trim();
  return !isOfferDeclined && codeSavingCents(subtotal) > 0 ? freeShipping.code : undefined;
}

/** The delivery speeds at this subtotal, cheapest first. A code that is not accepted changes nothing. */
export function shippingOptions(subtotal: number, promoCode?: string): ShippingOption[] {
  const isFree = promoCode !== undefined && checkPromoCode(promoCode, subtotal).isAccepted;
  const standard = isFree ? 0 : standardShippingCents(subtotal);
  return deliverySpeeds.map(({ id, name, surchargeCents, minDays, maxDays }) => ({
    id,
    label: name,
    amountCents: standard + surchargeCents,
    minDays,
    maxDays,
  }));
}

/** How many cents are missing until the code makes Standard free; 0 when reached. */
export function missingForFreeShipping(subtotal: number): number {
  return Math.max(0, freeShipping.overCents + 1 - subtotal);
}
