import type Stripe from 'stripe';
import type { ChargeChange } from '../orders/order';
import type { PaymentEvent } from './payments';
import { toSessionState } from './sessionState';

/** What an event means for an order; `other` where it means nothing. */
export function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  if (typeof event?.id !== 'string' || typeof event.type !== 'string') throw new TypeError('Not an event');
  const facts = { id: event.id, type: event.type, livemode: event.livemode ?? null };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return { ...facts, kind: 'session', state: asComplete(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { ...facts, kind: 'session', state: { ...asComplete(event.data.object), status: 'failed' } };
    case 'checkout.session.expired':
      return {
        ...facts,
        kind: 'session',
        state: { ...toSessionState(event.data.object), status: 'expired' },
      };
    case 'charge.refunded':
      return { ...facts, kind: 'charge', change: toRefund(event.data.object) };
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return { ...facts, kind: 'charge', change: toDispute(event.data.object) };
    default:
      return { ...facts, kind: 'other' };
  }
}

/** A completed session counts as such, whatever its snapshot says of `status`; only `payment_status` tells paid. */
function asComplete(session: Stripe.Checkout.Session) {
  return toSessionState({ ...session, status: 'complete' });
}

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

function toRefund(charge: Stripe.Charge): ChargeChange {
  return {
    paymentIntent: idOf(charge.payment_intent),
    // A partial refund leaves the order paid; the amount tells.
    status: charge.refunded ? 'refunded' : null,
    refundedAmount: charge.amount_refunded ?? 0,
    attention: null,
  };
}

function toDispute(dispute: Stripe.Dispute): ChargeChange {
  return {
    paymentIntent: idOf(dispute.payment_intent),
    status: 'disputed',
    refundedAmount: null,
    attention: `dispute ${dispute.id} ${dispute.status ?? 'open'}`,
  };
}
