import type { CartLine } from '@shop/contracts/cart';
import type { CheckoutRequest } from '@shop/contracts/checkout';
import type { ProductRow } from '@shop/contracts/products';
import type { CartFormError, ServerCart } from '@shop/contracts/serverData';
import { toCents, toDollars } from '@shop/domain/money';
import { appliedCode, subtotalCents } from '@shop/domain/pricing';
import type { FormCart } from './formCart';

/** Lines with the names, pictures and prices of the products table; what it does not sell is left out. */
export function priceLines(lines: FormCart['lines'], products: ProductRow[]): CartLine[] {
  const sold = new Map(products.map((row) => [row.id, row]));
  return lines.flatMap(({ id, quantity }) => {
    const row = sold.get(id);
    if (!row) return [];
    const { name, slug, image_url: image, price } = row;
    return [{ id, name, slug, image, price: toDollars(price), variantId: null, quantity }];
  });
}

/** What the cart page is given to show. */
export function toFormCart(
  { promoCode, isOfferDeclined }: Pick<FormCart, 'promoCode' | 'isOfferDeclined'>,
  lines: CartLine[],
  said: CartFormError | null,
): ServerCart {
  return { lines, promoCode, isOfferDeclined, said };
}

/** The body of create-checkout, as the cart's own code sends it (rule checkout.request). */
export function toRequest(
  { promoCode, isOfferDeclined }: Pick<FormCart, 'promoCode' | 'isOfferDeclined'>,
  lines: CartLine[],
): CheckoutRequest {
  const subtotal = subtotalCents(
    lines.map(({ price, quantity }) => ({ unitCents: toCents(price), quantity })),
  );
  const code = appliedCode(promoCode, subtotal, isOfferDeclined);
  return {
    items: lines.map(({ id, name, price, quantity }) => ({ id, name, price, variantId: null, quantity })),
    ...(code ? { promoCode: code } : {}),
  };
}
