import type Stripe from 'stripe';
import { isClosed } from '../orders/chargeState';
import type { ChargeState, Dispute } from '../orders/order';

/** https://docs.stripe.com/refunds#failed-refunds */
const failedRefundStatuses = ['failed', 'canceled'];

/** Without disputes: a charge only says that there was one. */
export const toChargeState = ({ refunds, amount_refunded }: Stripe.Charge): ChargeState => ({
  refundedAmount: refunds ? sumAmounts(refunds.data) : (amount_refunded ?? 0),
  dispute: null,
});

const sumAmounts = (refunds: Stripe.Refund[]) =>
  refunds.reduce(
    (sum, { amount, status }) => sum + (failedRefundStatuses.includes(status ?? '') ? 0 : amount),
    0,
  );

export const toDispute = ({ id, status }: Pick<Stripe.Dispute, 'id' | 'status'>): Dispute => ({
  id,
  status: status ?? 'needs_response',
});

/** Prefers an open dispute, then a lost one, then the latest. */
export function chooseDispute(disputes: Dispute[]): Dispute | null {
  return (
    disputes.find((dispute) => !isClosed(dispute)) ??
    disputes.find(({ status }) => status === 'lost') ??
    disputes[0] ??
    null
  );
}
