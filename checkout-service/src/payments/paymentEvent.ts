import type Stripe from 'stripe';
import type { ChargeChange } from '../orders/order';
import { toDispute } from './chargeState';
import type { PaymentEvent } from './payments';
import { toMoment, toSessionState } from './sessionState';

/** Each of these makes the shop read the charge again. docs/going-live.md lists them. */
export const chargeEventTypes = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

export function toPaymentEvent(event: Stripe.Event, shopId: string): PaymentEvent {
  if (typeof event?.id !== 'string' || typeof event.type !== 'string') throw new TypeError('Not an event');
  const facts = { id: event.id, type: event.type, livemode: event.livemode ?? null };
  const ofSession = (session: Stripe.Checkout.Session, status?: 'failed' | 'expired'): PaymentEvent => {
    // `payment_status` alone tells paid, whatever the snapshot's `status`.
    const state = toSessionState({ ...session, status: 'complete' }, shopId);
    const paidAt = state.status === 'paid' ? toMoment(event.created) : null;
    return { ...facts, kind: 'session', state: { ...state, paidAt, ...(status && { status }) } };
  };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return ofSession(event.data.object);
    case 'checkout.session.async_payment_failed':
      return ofSession(event.data.object, 'failed');
    case 'checkout.session.expired':
      return ofSession(event.data.object, 'expired');
    case 'charge.refunded':
      return { ...facts, kind: 'charge', change: fromCharge(event.data.object) };
    case 'charge.refund.updated':
    case 'refund.updated':
    case 'refund.failed':
      return { ...facts, kind: 'charge', change: fromRefund(event.data.object) };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return { ...facts, kind: 'charge', change: fromDispute(event.data.object) };
    default:
      return { ...facts, kind: 'other' };
  }
}

const toId = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const nothing = { refundedAmount: 0, dispute: null };

const fromCharge = ({ payment_intent, amount_refunded }: Stripe.Charge): ChargeChange => ({
  ...nothing,
  paymentIntent: toId(payment_intent),
  refundedAmount: amount_refunded ?? 0,
});

const fromRefund = ({ payment_intent }: Stripe.Refund): ChargeChange => ({
  ...nothing,
  paymentIntent: toId(payment_intent),
});

const fromDispute = (dispute: Stripe.Dispute): ChargeChange => ({
  ...nothing,
  paymentIntent: toId(dispute.payment_intent),
  dispute: toDispute(dispute),
});
