import { promisedMs } from '@shop/testing/promisedMs';
import { type Fault, StripeStandIn } from '../../testing/stripeStandIn';
import type { Suite } from '../../testing/suite';
import { type Answer, aCart, startTestService } from '../../testing/testService';
import type { OrderRow } from '../orders/order';

type Outcome = {
  first: Answer;
  ms: number;
  /** The next click, after Stripe has recovered. */
  again: Answer & { sessionId: string };
  orders: Pick<OrderRow, 'status' | 'session_id'>[];
  sessions: number;
  /** Sessions that can be paid, after reconciliation. */
  open: string[];
};

const passing: [string, Fault][] = [
  ['one 500', { kind: 'status', status: 500, times: 1 }],
  ['one 503', { kind: 'status', status: 503, times: 1 }],
  ['one 409', { kind: 'status', status: 409, times: 1 }],
  ['one reset before the effect', { kind: 'reset-before', times: 1 }],
  ['one reset after the effect', { kind: 'reset-after', times: 1 }],
  ['one 500 after the effect', { kind: 'status-after', times: 1 }],
  ['one page of HTML', { kind: 'html', times: 1 }],
  ['one answer cut in half', { kind: 'cut', times: 1 }],
  ['a 500 that is kept for the key', { kind: 'saved-status', status: 500, times: 1 }],
  ['a slow second', { kind: 'delay', delayMs: 1000, times: 1 }],
];

const lasting: [string, Fault][] = [
  ['500', { kind: 'status', status: 500 }],
  ['500 kept for each key', { kind: 'saved-status', status: 500 }],
  ['409', { kind: 'status', status: 409 }],
  ['429', { kind: 'status', status: 429 }],
  ['400', { kind: 'status', status: 400 }],
  ['resets', { kind: 'reset-before' }],
  ['resets after the effect', { kind: 'reset-after' }],
  ['HTML', { kind: 'html' }],
  ['answers cut in half', { kind: 'cut' }],
  ['30 seconds of silence', { kind: 'silence' }],
  ['one byte a second', { kind: 'trickle' }],
];

export function describeStripeFaults(suite: Suite): void {
  /** A Stripe of its own for each fault, so that all the waiting is done at once. */
  async function suffer(name: string, fault: Fault): Promise<Outcome> {
    const standIn = await new StripeStandIn().start();
    const service = await startTestService(suite.database, standIn);
    try {
      const click = () => service.checkOut(aCart(), { 'Idempotency-Key': name.replaceAll(' ', '-') });
      standIn.fail({ ...fault });
      const startedAt = performance.now();
      const first = await click();
      const ms = performance.now() - startedAt;
      standIn.recover();
      const again = await click();
      const sessions = standIn.sessions.size;
      await service.reconcile();
      const orders = await suite.database.query<OrderRow>(
        'select status, session_id from orders where request_key = $1',
        [`click ${name.replaceAll(' ', '-')}`],
      );
      const open = [...standIn.sessions.values()].filter((session) => session.status === 'open');
      return { first, ms, again, orders, sessions, open: open.map(({ id }) => id) };
    } finally {
      await service.stop();
      await standIn.stop();
    }
  }

  describe('when Stripe fails', () => {
    const outcomes = new Map<string, Outcome>();
    const getOutcome = (name: string) => {
      const outcome = outcomes.get(name);
      if (!outcome) throw new Error(`No outcome of ${name}`);
      return outcome;
    };

    beforeAll(async () => {
      await Promise.all(
        [...passing, ...lasting].map(async ([name, fault]) => outcomes.set(name, await suffer(name, fault))),
      );
    }, 60_000);

    test.each(passing)('%s: the shopper gets a page, of the one session', (name) => {
      const { first, again, orders, sessions } = getOutcome(name);
      expect(first.status).toBe(200);
      expect(again.body).toEqual(first.body);
      expect(sessions).toBe(1);
      expect(orders).toEqual([{ status: 'open', session_id: again.sessionId }]);
    });

    test.each(lasting)('lasting %s: an error within 12 seconds, and the next click gets its page', (name) => {
      const { first, ms, again, orders } = getOutcome(name);
      expect([first.status, first.body.error]).toEqual([503, 'payment_unavailable']);
      expect(ms).toBeLessThan(promisedMs(12_000));
      expect(again.status).toBe(200);
      expect(orders).toEqual([{ status: 'open', session_id: again.sessionId }]);
    });

    test.each(lasting)('lasting %s: in the end one session can be paid, the shopper’s', (name) => {
      const { again, open } = getOutcome(name);
      expect(open).toEqual([again.sessionId]);
    });

    test('a list that comes byte by byte is given up, and read by the next reconciliation', async () => {
      suite.standIn.fail({ kind: 'trickle', only: 'other', times: 1 });
      expect(await suite.service.reconcile()).toMatchObject({ failed: 1 });
      expect(await suite.service.reconcile()).toMatchObject({ failed: 0 });
    }, 30_000);

    test('a revoked key: an error, a clear line in the log without the key, and recovery', async () => {
      const click = () => suite.service.checkOut(aCart(), { 'Idempotency-Key': 'revoked' });
      suite.standIn.isKeyRevoked = true;
      expect((await click()).body.error).toBe('payment_unavailable');
      expect(suite.service.logged.join('')).toMatch(/"failure":"unavailable".*"status":401/);
      expect(suite.service.logged.join('')).not.toContain('standin');
      suite.standIn.recover();
      expect((await click()).status).toBe(200);
    });

    test('a session of another amount than was asked for is not handed to the shopper', async () => {
      const create = suite.service.payments.createSession;
      const service = await suite.startAnother({
        payments: {
          ...suite.service.payments,
          createSession: async (session) => ({ ...(await create(session)), subtotal: 1 }),
        },
      });
      expect((await service.checkOut(aCart())).body.error).toBe('payment_unavailable');
    });
  });
}
