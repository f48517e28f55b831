import type Stripe from 'stripe';
import { isClosed } from '../orders/chargeState';
import type { ChargeState, Dispute } from '../orders/order';

/** Refunds that gave nothing back: https://docs.stripe.com/refunds#failed-refunds */
const inVain = ['failed', 'canceled'];

/** What Stripe says of a charge, its disputes aside: a charge tells only that there was one. */
export function toChargeState({ refunds, amount_refunded }: Stripe.Charge): ChargeState {
  const isExact = refunds !== undefined && refunds !== null && !refunds.has_more;
  return {
    refundedAmount: isExact ? sumOf(refunds.data) : (amount_refunded ?? 0),
    isExact,
    dispute: null,
  };
}

const sumOf = (refunds: Stripe.Refund[]) =>
  refunds.reduce((sum, { amount, status }) => sum + (inVain.includes(status ?? '') ? 0 : amount), 0);

export const toDispute = ({ id, status }: Pick<Stripe.Dispute, 'id' | 'status'>): Dispute => ({
  id,
  status: status ?? 'needs_response',
});

/** Of several disputes of a charge the one that matters most: one that is open, one that was lost, the latest. */
export function chooseDispute(disputes: Dispute[]): Dispute | null {
  return (
    disputes.find((dispute) => !isClosed(dispute)) ??
    disputes.find(({ status }) => status === 'lost') ??
    disputes[0] ??
    null
  );
}
