import type { StandInEvent } from '../../testing/stripe/types';
import type { Suite } from '../../testing/suite';
import { aCart } from '../../testing/testService';

/** What happens at Stripe, one after the other. Numbers: cents given back. */
type Step =
  | number
  | 'pay'
  | 'pay later'
  | 'arrives'
  | 'bank fails'
  | 'refund'
  | 'refund fails'
  | `dispute ${string}`;

const histories: Step[][] = [
  ['pay'],
  ['pay', 'refund'],
  ['pay', 500],
  ['pay', 500, 700, 'refund'],
  ['pay', 'refund', 'refund fails'],
  ['pay', 500, 'refund', 'refund fails'],
  ['pay', 'refund', 'refund fails', 'refund'],
  ['pay', 500, 'refund fails', 300],
  ['pay', ...Array<number>(10).fill(50), 'refund', 'refund fails'],
  ['pay', 'dispute needs_response'],
  ['pay', 'dispute needs_response', 'dispute under_review', 'dispute won'],
  ['pay', 'dispute needs_response', 'dispute lost'],
  ['pay', 'dispute warning_needs_response', 'dispute warning_closed'],
  ['pay', 500, 'dispute needs_response', 'dispute won', 'refund'],
  ['pay', 'dispute needs_response', 'dispute won', 'refund', 'refund fails'],
  ['pay', 'refund', 'dispute needs_response', 'dispute lost'],
  ['pay later'],
  ['pay later', 'arrives'],
  ['pay later', 'bank fails'],
  ['pay later', 'arrives', 400, 'refund'],
  ['pay later', 'arrives', 'refund', 'refund fails', 'dispute needs_response'],
];

/** Takes the events as they come about; gives back those that reach the shop by then. */
type Delivery = { add: (event: StandInEvent) => StandInEvent[]; end: () => StandInEvent[] };

const deliveries: Record<string, () => Delivery> = {
  'each twice and the last one first': () => {
    const all: StandInEvent[] = [];
    return {
      add: (event) => {
        all.unshift(event, event);
        return [];
      },
      end: () => all,
    };
  },
  'each a step late, every third one lost': () => {
    const all: StandInEvent[] = [];
    const arrives = (index: number) => {
      const event = all[index];
      return event && index % 3 !== 2 ? [event] : [];
    };
    return { add: (event) => arrives(all.push(event) - 2), end: () => arrives(all.length - 1) };
  },
  'only the first': () => {
    let count = 0;
    return { add: (event) => (count++ === 0 ? [event] : []), end: () => [] };
  },
};

const cases = histories.flatMap((history) =>
  Object.keys(deliveries).map((delivery) => [history.join(', '), delivery, history] as const),
);

/** The judge of what an order says after its payment (rule checkout.charge): Stripe's own state, read by other code than the shop's. */
export function describeChargeHistories(suite: Suite): void {
  function happen(id: string, step: Step): StandInEvent {
    const { standIn } = suite;
    if (typeof step === 'number') return standIn.refund(id, step);
    if (step === 'pay') return standIn.pay(id, 1);
    if (step === 'pay later') return standIn.payLater(id, 1);
    if (step === 'arrives') return standIn.delayedPaymentArrives(id);
    if (step === 'bank fails') return standIn.delayedPaymentFails(id);
    if (step === 'refund') return standIn.refund(id);
    if (step === 'refund fails') return standIn.refundFails(id);
    const status = step.replace('dispute ', '');
    const isFirst = standIn.charges.of(standIn.find(id)).disputes.length === 0;
    const isOver = /won|lost|closed/.test(status);
    return standIn.dispute(
      id,
      `charge.dispute.${isFirst ? 'created' : isOver ? 'closed' : 'updated'}`,
      status,
    );
  }

  function expected(id: string) {
    const session = suite.standIn.find(id);
    const { status: paymentStatus, charge, disputes } = suite.standIn.charges.of(session);
    const [dispute] = disputes;
    const isOpen = dispute !== undefined && !/won|lost|closed/.test(dispute.status);
    let status = { succeeded: 'paid', processing: 'pending', requires_payment_method: 'failed' }[
      paymentStatus
    ];
    if (charge.amount_refunded === charge.amount) status = 'refunded';
    if (isOpen || dispute?.status === 'lost') status = 'disputed';
    return {
      status,
      amount_total: session.amount_total,
      refunded_amount: charge.amount_refunded,
      dispute_status: dispute?.status ?? null,
      attention: isOpen ? `dispute ${dispute.id} ${dispute.status}` : null,
    };
  }

  describe('an order after its payment says what Stripe says', () => {
    test('of at least 40 histories', () => expect(cases.length).toBeGreaterThanOrEqual(40));

    test.each(cases)('%s: %s', async (_name, deliveryName, history) => {
      const id = (await suite.service.checkOut(aCart())).sessionId;
      const delivery = deliveries[deliveryName]?.();
      const deliver = async (events: StandInEvent[] = []) => {
        for (const event of events) expect((await suite.service.deliver(event)).status).toBe(200);
      };
      for (const step of history) await deliver(delivery?.add(happen(id, step)));
      await deliver(delivery?.end());
      await suite.service.reconcile();
      const [order, ...others] = await suite.service.orders();
      expect(others).toEqual([]);
      expect(order).toMatchObject(expected(id));

      await suite.database.query('delete from orders');
      await suite.database.query('delete from stripe_events');
      await suite.service.reconcile();
      const [rebuilt] = await suite.service.orders();
      // The order of a payment that failed is not missed.
      if (order?.status !== 'failed') expect(rebuilt).toEqual({ ...order, created_at: rebuilt?.created_at });
    });
  });
}
