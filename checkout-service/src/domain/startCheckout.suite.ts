import type { Suite } from '../../testing/suite';
import { aCart, SITE_ORIGIN } from '../../testing/testService';
import { type Database, DatabaseError } from '../database/database';
import { attachSessions } from '../orders/insertStatements';
import { createOrderStore } from '../orders/orderStore';

/** One click, one order, however often and wherever it is sent. */
export function describeClicks(suite: Suite): void {
  const checkOut: Suite['service']['checkOut'] = (...parameters) => suite.service.checkOut(...parameters);

  describe('Idempotency-Key', () => {
    test('the same click gets the same page, one order and one session', async () => {
      const first = await checkOut(aCart(), { 'Idempotency-Key': 'click-1' });
      const second = await checkOut(aCart(), { 'Idempotency-Key': 'click-1' });
      expect(second.body).toEqual(first.body);
      expect(suite.standIn.sessions.size).toBe(1);
      expect(await suite.service.orders()).toHaveLength(1);
    });

    test('a double click on two processes makes one order and one session', async () => {
      const other = await suite.startAnother();
      suite.standIn.fail({ kind: 'delay', delayMs: 60, times: 1 });
      const answers = await Promise.all(
        [suite.service, other, suite.service, other].map((service) =>
          service.checkOut(aCart(), { 'Idempotency-Key': 'click-2' }),
        ),
      );
      expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(suite.standIn.sessions.size).toBe(1);
      expect(await suite.service.orders()).toHaveLength(1);
    });

    test('the key with another cart is refused', async () => {
      await checkOut(aCart(), { 'Idempotency-Key': 'click-3' });
      const { status, body } = await checkOut(aCart({ quantity: 2 }), { 'Idempotency-Key': 'click-3' });
      expect([status, body.error]).toEqual([409, 'idempotency_conflict']);
      expect(suite.standIn.sessions.size).toBe(1);
    });

    test.each([
      ['another code', { promoCode: 'FREESHIP' }, {}],
      ['another site that has sent the shopper', { ref: 'my-blog' }, {}],
      ['Buy Now', {}, { 'X-Checkout-Source': 'buy-now' }],
    ])('the key with the same lines and %s is refused', async (_name, change, headers) => {
      const click = { 'Idempotency-Key': 'click-9' };
      const cart = aCart({ quantity: 4 });
      await checkOut(cart, click);
      expect((await checkOut({ ...cart, ...change }, { ...click, ...headers })).status).toBe(409);
    });

    test('a click whose order is of the other live mode begins anew', async () => {
      const click = { 'Idempotency-Key': 'click-10' };
      const first = await checkOut(aCart(), click);
      await suite.database.query('update orders set livemode = true');
      const second = await checkOut(aCart(), click);
      expect([second.status, second.sessionId]).toEqual([200, expect.not.stringMatching(first.sessionId)]);
    });

    test('other keys, and no key, make sessions of their own', async () => {
      await checkOut(aCart(), { 'Idempotency-Key': 'click-4' });
      await checkOut(aCart(), { 'Idempotency-Key': 'click-5' });
      await checkOut(aCart());
      await checkOut(aCart());
      expect(suite.standIn.sessions.size).toBe(4);
    });

    test('after the session has expired the same click begins anew', async () => {
      const first = await checkOut(aCart(), { 'Idempotency-Key': 'click-6' });
      await suite.service.deliver(suite.standIn.expire(first.sessionId));
      const second = await checkOut(aCart(), { 'Idempotency-Key': 'click-6' });
      expect(second.sessionId).not.toBe(first.sessionId);
      expect((await suite.service.orders()).map(({ status }) => status).sort()).toEqual(['expired', 'open']);
    });

    test('a click on what is paid already leads to its success page, not to a second payment', async () => {
      const { sessionId } = await checkOut(aCart(), { 'Idempotency-Key': 'click-7' });
      await suite.service.deliver(suite.standIn.pay(sessionId));
      const again = await checkOut(aCart(), { 'Idempotency-Key': 'click-7' });
      expect(again.body.url).toBe(`${SITE_ORIGIN}/order-success?session_id=${sessionId}`);
      expect(suite.standIn.sessions.size).toBe(1);
    });

    test.each(['', ' ', 'x'.repeat(256), 'with space'])(
      'key "%s" is refused or ignored, never stored',
      async (key) => {
        const { status } = await checkOut(aCart(), { 'Idempotency-Key': key });
        // fetch() takes surrounding spaces away; an empty header is no key.
        expect([200, 400]).toContain(status);
        if (key.trim().length > 0) expect(status).toBe(400);
      },
    );

    test('two processes that try again at the same time agree on the next attempt', async () => {
      const { raiseAttempt } = createOrderStore(suite.database, { isNotifying: false });
      await checkOut(aCart());
      const [order] = await suite.service.orders();
      const raise = () => raiseAttempt(order?.order_id ?? '', 1);
      expect(await Promise.all([raise(), raise()])).toEqual([2, 2]);
    });

    test('a session that cannot be attached to its order is no checkout; the next click attaches it', async () => {
      const click = { 'Idempotency-Key': 'click-11' };
      const query: Database['query'] = (sql, values) =>
        sql === attachSessions
          ? Promise.reject(new DatabaseError('57P01'))
          : suite.database.query(sql, values);
      const failing = await suite.startAnother({ database: { ...suite.database, query } });
      expect((await failing.checkOut(aCart(), click)).status).toBe(503);
      const { status, sessionId } = await checkOut(aCart(), click);
      expect([status, [...suite.standIn.sessions.keys()]]).toEqual([200, [sessionId]]);
    });

    test('keys are given to Stripe as hashes of order, lines and attempt', async () => {
      await checkOut(aCart(), { 'Idempotency-Key': 'click-8' });
      expect(suite.standIn.created[0]?.key).toMatch(/^[0-9a-f]{64}$/);
    });
  });
}
