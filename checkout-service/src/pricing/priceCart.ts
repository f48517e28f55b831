import type { CheckoutRequest } from '@shop/contracts/checkout';
import { MAX_LINE_QUANTITY } from '@shop/contracts/checkoutLimits';
import { toCents } from '@shop/domain/money';
import { checkPromoCode, type ShippingOption, shippingOptions, subtotalCents } from '@shop/domain/pricing';
import {
  type ChangedPrice,
  invalidRequest,
  pricesChanged,
  promoCodeInvalid,
  unknownProduct,
} from '../domainErrors';
import type { Catalogue } from '../products/catalogue';

export const CURRENCY = 'usd';
const MIN_TOTAL_CENTS = 50;
const MAX_TOTAL_CENTS = 99_999_999;

export type OrderLine = {
  id: string;
  variantId: string | null;
  name: string;
  unitCents: number;
  quantity: number;
};

export type PricedCart = {
  lines: OrderLine[];
  pictures: string[];
  subtotal: number;
  promoCode: string | null;
  ref: string | null;
  shipping: ShippingOption[];
};

export const tooManyOfOne = () =>
  invalidRequest(`At most ${MAX_LINE_QUANTITY} of one product can be ordered at once.`);

/** Prices a request from the table alone; the client's prices are only compared. */
export function priceCart({ items, promoCode, ref }: CheckoutRequest, catalogue: Catalogue): PricedCart {
  const merged = new Map<string, OrderLine>();
  const pictures: string[] = [];
  const outdated: ChangedPrice[] = [];
  for (const { id, variantId, price, quantity } of items) {
    const offer = catalogue.findOffer(id, variantId ?? null);
    if (!offer) throw unknownProduct();
    if (toCents(price) !== offer.unitCents)
      outdated.push({ id, variant_id: offer.variantId, price: offer.unitCents });
    const key = JSON.stringify([id, offer.variantId]);
    const line = merged.get(key);
    if (line) line.quantity += quantity;
    else {
      merged.set(key, {
        id,
        variantId: offer.variantId,
        name: offer.name,
        unitCents: offer.unitCents,
        quantity,
      });
      pictures.push(offer.imageUrl);
    }
  }
  if (outdated.length > 0) throw pricesChanged(outdated);
  const lines = [...merged.values()];
  if (lines.some(({ quantity }) => quantity > MAX_LINE_QUANTITY)) {
    throw tooManyOfOne();
  }
  return { lines, pictures, ref: ref ?? null, ...priceTotals(lines, promoCode) };
}

function priceTotals(lines: OrderLine[], promoCode: string | undefined) {
  const subtotal = subtotalCents(lines);
  const code = promoCode?.trim().toUpperCase() || null;
  if (code) {
    const answer = checkPromoCode(code, subtotal);
    if (!answer.isAccepted) throw promoCodeInvalid(answer.reason);
  }
  const shipping = shippingOptions(subtotal, code ?? undefined);
  const dearest = Math.max(...shipping.map(({ amountCents }) => amountCents));
  if (subtotal < MIN_TOTAL_CENTS || subtotal + dearest > MAX_TOTAL_CENTS) {
    throw invalidRequest('The total of an order must be between $0.50 and $999,999.99.');
  }
  return { subtotal, promoCode: code, shipping };
}
