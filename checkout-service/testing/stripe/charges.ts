import { toStripeList } from './responses';
import { nowSeconds } from './signPayload';
import type { StandInCharge, StandInDispute, StandInRefund, StandInSession } from './types';

type Payment = {
  status: 'requires_payment_method' | 'processing' | 'succeeded';
  metadata: Record<string, string>;
  charge: StandInCharge;
  refunds: StandInRefund[];
  disputes: StandInDispute[];
};

/** Refunded amounts leave out failed refunds; `disputed` stays true: https://docs.stripe.com/api/charges/object */
export class Charges {
  private readonly payments = new Map<string, Payment>();

  clear(): void {
    this.payments.clear();
  }

  of(session: StandInSession): Payment {
    const id = toPaymentId(session);
    const payment = this.payments.get(id) ?? newPayment(session, id);
    this.payments.set(id, payment);
    return payment;
  }

  find(id: string): Payment | undefined {
    return this.payments.get(id);
  }

  getRefunds(chargeId: string | null): StandInRefund[] {
    return [...this.payments.values()].find(({ charge }) => charge.id === chargeId)?.refunds ?? [];
  }

  refund(session: StandInSession, cents?: number): StandInCharge {
    const { charge, refunds } = this.of(session);
    refunds.unshift({
      id: `re_${refunds.length + 1}_${session.id}`,
      object: 'refund',
      amount: cents ?? charge.amount - charge.amount_refunded,
      charge: charge.id,
      payment_intent: charge.payment_intent,
      status: 'succeeded',
    });
    return this.count(session);
  }

  /** The latest refund that has not failed. */
  failRefund(session: StandInSession): StandInRefund {
    const refund = this.of(session).refunds.find(({ status }) => status !== 'failed');
    if (!refund) throw new Error(`No refund of ${session.id} that could fail`);
    refund.status = 'failed';
    this.count(session);
    return refund;
  }

  dispute(session: StandInSession, status: string): StandInDispute {
    const { charge, disputes } = this.of(session);
    charge.disputed = true;
    const dispute = disputes[0] ?? {
      id: `dp_${session.id}`,
      object: 'dispute',
      charge: charge.id,
      payment_intent: charge.payment_intent,
      status,
    };
    dispute.status = status;
    disputes[0] = dispute;
    return dispute;
  }

  expand(session: StandInSession) {
    if (session.status !== 'complete' || typeof session.payment_intent !== 'string') return session;
    const { status, metadata, charge, refunds } = this.of(session);
    return {
      ...session,
      payment_intent: {
        id: session.payment_intent,
        object: 'payment_intent',
        status,
        metadata,
        latest_charge:
          status === 'requires_payment_method'
            ? null
            : { ...charge, refunds: toStripeList(refunds.slice(0, 10), refunds.length > 10) },
      },
    };
  }

  private count(session: StandInSession): StandInCharge {
    const { charge, refunds } = this.of(session);
    charge.amount_refunded = refunds.reduce(
      (sum, { amount, status }) => sum + (status === 'failed' ? 0 : amount),
      0,
    );
    charge.refunded = charge.amount_refunded === charge.amount;
    return charge;
  }
}

function toPaymentId({ id, payment_intent: payment }: StandInSession): string {
  return typeof payment === 'string' ? payment : (payment?.id ?? `pi_${id}`);
}

function newPayment(session: StandInSession, id: string): Payment {
  return {
    status: 'succeeded',
    metadata: {},
    charge: {
      id: `ch_${session.id}`,
      object: 'charge',
      amount: session.amount_total,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      payment_intent: id,
      metadata: { order_id: session.metadata.order_id ?? '' },
      created: nowSeconds(),
    },
    refunds: [],
    disputes: [],
  };
}
