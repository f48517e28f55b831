import type { Suite } from '../../testing/suite';
import { aCart } from '../../testing/testService';

export function describeOrders(suite: Suite): void {
  const startCheckout = async () => (await suite.service.checkOut(aCart({ quantity: 2 }))).sessionId;
  const read = (sessionId: string) => suite.service.get(`/api/orders/${sessionId}`);

  describe('GET /api/orders/{session_id}', () => {
    test('shows lines, shipping and total of a paid order, never cached', async () => {
      const id = await startCheckout();
      await suite.service.deliver(suite.standIn.pay(id, 1));
      const { status, body, headers } = await read(id);
      expect(status).toBe(200);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(body).toEqual({
        session_id: id,
        status: 'paid',
        currency: 'usd',
        buy_now: false,
        lines: [{ id: 'wx-201', variant_id: null, name: 'Soy Wax', unit_amount: 1499, quantity: 2 }],
        subtotal: 2998,
        shipping: { label: 'Expedited', amount: 1590 },
        tax: 0,
        discount: 0,
        amount_total: 4588,
        refunded: 0,
        fulfillment: { state: 'paid', carrier: null, tracking: null, shipped_at: null },
        paid_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
    });

    test('tax and discount have rows of their own, and everything adds up to what was charged', async () => {
      const service = await suite.startAnother({ isTaxAutomatic: true });
      const { sessionId } = await service.checkOut(aCart({ quantity: 2 }));
      suite.standIn.taxRate = 0.0825;
      await service.deliver(suite.standIn.pay(sessionId, 1));
      const { body } = await service.get(`/api/orders/${sessionId}`);
      expect(body).toMatchObject({
        status: 'paid',
        subtotal: 2998,
        shipping: { label: 'Expedited', amount: 1590 },
        tax: 247 + 131,
        discount: 0,
        amount_total: 2998 + 1590 + 378,
      });
    });

    test('a shopper who is faster than the webhook sees the order paid, and the webhook changes nothing', async () => {
      const id = await startCheckout();
      const event = suite.standIn.pay(id);
      expect((await read(id)).body.status).toBe('paid');
      await suite.service.deliver(event);
      expect(await suite.service.orders()).toHaveLength(1);
    });

    test('who has not paid sees an order that is not paid', async () => {
      const id = await startCheckout();
      expect((await read(id)).body).toMatchObject({ status: 'open', shipping: null, paid_at: null });
    });

    test('a delayed payment is pending, and paid when it arrives', async () => {
      const id = await startCheckout();
      await suite.service.deliver(suite.standIn.payLater(id));
      expect((await read(id)).body.status).toBe('pending');
      await suite.service.deliver(suite.standIn.delayedPaymentArrives(id));
      expect((await read(id)).body.status).toBe('paid');
    });

    test('a delayed payment whose webhook is lost is paid when the page asks', async () => {
      const id = await startCheckout();
      await suite.service.deliver(suite.standIn.payLater(id));
      suite.standIn.delayedPaymentArrives(id);
      expect((await read(id)).body.status).toBe('paid');
    });

    test('asking again and again does not ask Stripe again and again', async () => {
      const id = await startCheckout();
      const before = suite.standIn.requests;
      const startedAt = performance.now();
      await Promise.all(Array.from({ length: 20 }, () => read(id)));
      // A busy machine may need longer for all of them than an answer is kept.
      const kept = Math.floor((performance.now() - startedAt) / 1500);
      expect(suite.standIn.requests - before).toBeLessThanOrEqual(1 + kept);
    });

    test('a clock that is set back does not keep an answer', async () => {
      const id = await startCheckout();
      expect((await read(id)).body.status).toBe('open');
      suite.standIn.pay(id);
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
      try {
        const until = performance.now() + 20_000;
        while ((await read(id)).body.status !== 'paid' && performance.now() < until);
        expect((await read(id)).body.status).toBe('paid');
      } finally {
        clock.mockRestore();
      }
    });

    test('while Stripe does not answer, what is known is shown', async () => {
      const id = await startCheckout();
      suite.standIn.isKeyRevoked = true;
      expect(await read(id)).toMatchObject({ status: 200, body: { status: 'open' } });
    });

    test('a Stripe that hangs keeps no shopper from what is known, and is asked once', async () => {
      const id = await startCheckout();
      await suite.service.deliver(suite.standIn.payLater(id));
      suite.standIn.fail({ kind: 'silence', only: 'retrieve' });
      const before = suite.standIn.requests;
      const startedAt = performance.now();
      expect((await read(id)).body.status).toBe('pending');
      expect((await read(id)).body.status).toBe('pending');
      // The page gives each of them 15 s.
      expect(performance.now() - startedAt).toBeLessThan(14_000);
      const retries = Math.floor((performance.now() - startedAt) / 5000);
      const asked = suite.standIn.requests - before;
      expect(asked).toBeGreaterThanOrEqual(1);
      expect(asked).toBeLessThanOrEqual(1 + retries);
    }, 60_000);

    test('what Stripe was not heard of is not called unknown, and answered within seconds', async () => {
      const id = await startCheckout();
      suite.standIn.pay(id);
      await suite.database.query('delete from orders');
      suite.standIn.fail({ kind: 'status', status: 429, only: 'retrieve' });
      expect(await read(id)).toMatchObject({ status: 503, body: { error: 'unavailable' } });
      suite.standIn.recover();
      suite.standIn.fail({ kind: 'silence', only: 'retrieve' });
      const startedAt = performance.now();
      expect((await read('cs_test_of_a_hanging_stripe')).status).toBe(503);
      // Two tries of 5 s without a limit.
      expect(performance.now() - startedAt).toBeLessThan(8000);
    }, 60_000);

    test('an order that is missing here is rebuilt for the shopper who paid it', async () => {
      const id = await startCheckout();
      suite.standIn.pay(id);
      await suite.database.query('delete from orders');
      expect((await read(id)).body).toMatchObject({ status: 'paid', amount_total: 2998 + 595 });
    });

    test('a session that somebody else made in this account is unknown, and gets no order', async () => {
      const id = await startCheckout();
      suite.standIn.pay(id);
      Object.assign(suite.standIn.find(id), { client_reference_id: null, metadata: {} });
      await suite.database.query('delete from orders');
      expect((await read(id)).status).toBe(404);
      expect(await suite.service.orders()).toEqual([]);
    });

    test.each([
      'cs_test_unknown',
      'order-success',
      '..%2f..%2fetc',
      '%00',
      'x'.repeat(256),
      "cs_'%20or%201=1",
      '__proto__',
    ])('"%s" is unknown', async (id) => {
      const { status, body } = await read(id);
      expect([status, body.error]).toEqual([404, 'not_found']);
    });

    test('what cannot be a session is not asked for at Stripe, and guessing is limited', async () => {
      const limited = await suite.startAnother({ checkoutRateLimit: 2 });
      const before = suite.standIn.requests;
      await limited.get('/api/orders/pi_123');
      expect(suite.standIn.requests).toBe(before);
      const answers = [];
      for (let count = 0; count < 6; count += 1)
        answers.push(await limited.get(`/api/orders/cs_guess_${count}`));
      expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2);
    });

    test('other methods are refused', async () => {
      expect((await suite.service.post('/api/orders/cs_test_1', {})).status).toBe(405);
    });
  });
}
