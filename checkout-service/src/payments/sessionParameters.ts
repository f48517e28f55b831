import type Stripe from 'stripe';
import { CURRENCY } from '../pricing/priceCart';
import type { StripeCountry } from '../stripeCountries';
import type { NewSession } from './payments';
import { writeOffered } from './sessionState';

export type SessionOptions = {
  siteOrigin: string;
  /** Tells the sessions of several shops on one account apart. */
  shopId: string;
  shippingCountries: StripeCountry[];
  isTaxAutomatic: boolean;
};

/** What Stripe is asked for. The metadata is what an order that is lost here cannot be rebuilt without. */
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
  // Prices are without tax, whatever the account's default: what was ordered is what is charged, and tax on top.
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
          // Stripe fetches pictures itself: only a public address is of use to it.
          ...(siteOrigin.startsWith('https:') && { images: [`${siteOrigin}${cart.pictures[index]}`] }),
          metadata: { id: line.id, ...(line.variantId !== null && { variant_id: line.variantId }) },
        },
      },
    })),
    shipping_options: cart.shipping.map(({ label, amountCents, minDays, maxDays }) => ({
      shipping_rate_data: {
        display_name: label,
        fixed_amount: { amount: amountCents, currency: CURRENCY },
        ...tax,
        delivery_estimate: {
          minimum: { unit: 'business_day', value: minDays },
          maximum: { unit: 'business_day', value: maxDays },
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
