import type Stripe from 'stripe';
import { CURRENCY } from '../pricing/priceCart';
import type { StripeCountry } from '../stripeCountries';
import type { NewSession } from './payments';
import { writeOffered } from './sessionState';

export type SessionOptions = {
  siteOrigin: string;
  shopId: string;
  shippingCountries: StripeCountry[];
  isTaxAutomatic: boolean;
};

/** The metadata is what a lost order is rebuilt from. */
export function sessionParameters(
  { orderId, cart, isBuyNow }: NewSession,
  { siteOrigin, shopId, shippingCountries, isTaxAutomatic }: SessionOptions,
): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    order_id: orderId,
    shop: shopId,
    ...writeOffered(cart),
    ...(isBuyNow && { source: 'buy-now' }),
    ...(cart.ref !== null && { ref: cart.ref }),
    ...(cart.promoCode !== null && { promo_code: cart.promoCode }),
  };
  // Prices are without tax, whatever the account's default.
  const tax = isTaxAutomatic && { tax_behavior: 'exclusive' as const };
  return {
    mode: 'payment',
    line_items: cart.lines.map((line, index) => ({
      quantity: line.quantity,
      price_data: {
        currency: CURRENCY,
        unit_amount: line.unitCents,
        ...tax,
        product_data: {
          name: line.name,
          // Stripe fetches pictures itself, from public addresses only.
          ...(siteOrigin.startsWith('https:') && { images: [`${siteOrigin}${cart.pictures[index]}`] }),
          metadata: { id: line.id, ...(line.variantId !== null && { variant_id: line.variantId }) },
        },
      },
    })),
    shipping_options: cart.shipping.map(({ label, amountCents, days }) => ({
      shipping_rate_data: {
        display_name: label,
        fixed_amount: { amount: amountCents, currency: CURRENCY },
        ...tax,
        delivery_estimate: {
          minimum: { unit: 'business_day', value: days.min },
          maximum: { unit: 'business_day', value: days.max },
        },
      },
    })),
    shipping_address_collection: { allowed_countries: shippingCountries },
    ...(isTaxAutomatic && { automatic_tax: { enabled: true } }),
    client_reference_id: orderId,
    metadata,
    payment_intent_data: { metadata: { order_id: orderId, shop: shopId } },
    success_url: `${siteOrigin}/order-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteOrigin}/cart`,
  };
}
