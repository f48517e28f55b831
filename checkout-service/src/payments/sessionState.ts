import type Stripe from 'stripe';
import type { SessionState } from '../orders/order';

/** Stripe's session in the shop's words. Fields that an older or smaller answer lacks become null or zero. */
export function toSessionState(session: Stripe.Checkout.Session): SessionState {
  const payment = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof payment?.latest_charge === 'object' ? payment.latest_charge : null;
  return {
    sessionId: session.id,
    orderId: session.metadata?.order_id ?? session.client_reference_id ?? null,
    status: statusOf(session, payment, charge),
    mode: session.mode,
    livemode: session.livemode ?? false,
    currency: session.currency ?? '',
    amountTotal: session.amount_total ?? 0,
    shippingAmount: session.shipping_cost?.amount_subtotal ?? session.total_details?.amount_shipping ?? null,
    taxAmount: session.total_details?.amount_tax ?? 0,
    refundedAmount: charge?.amount_refunded ?? 0,
    paymentIntent:
      payment?.id ?? (typeof session.payment_intent === 'string' ? session.payment_intent : null),
    url: session.url ?? null,
    createdAt: new Date((session.created ?? 0) * 1000),
    isBuyNow: session.metadata?.source === 'buy-now',
    ref: session.metadata?.ref ?? null,
  };
}

function statusOf(
  session: Stripe.Checkout.Session,
  payment: Stripe.PaymentIntent | null,
  charge: Stripe.Charge | null,
): SessionState['status'] {
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') {
    if (charge?.disputed) return 'disputed';
    return charge?.refunded ? 'refunded' : 'paid';
  }
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  const hasFailed = payment?.status === 'requires_payment_method' || payment?.status === 'canceled';
  return hasFailed ? 'failed' : 'pending';
}
