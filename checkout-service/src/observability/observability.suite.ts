import type { Suite } from '../../testing/suite';
import { aCart, type TestService } from '../../testing/testService';
import { DatabaseError } from '../database/database';
import { PaymentFailure } from '../payments/payments';

const getMetrics = async ({ origin }: TestService) => (await fetch(`${origin}/metrics`)).text();

export function describeObservability(suite: Suite): void {
  describe('what is measured', () => {
    test('counts checkouts, webhooks and calls of Stripe by what became of them', async () => {
      const service = await suite.startAnother();
      const { sessionId } = await service.checkOut(aCart());
      await service.checkOut(aCart({ price: 1 }));
      const event = suite.standIn.pay(sessionId);
      await service.deliver(event);
      await service.deliver(event);
      await service.get('/api/orders/cs_test_unknown');
      await service.get('/made-up/by-a-client');
      const text = await getMetrics(service);
      const count = (labels: string) => `checkout_request_duration_seconds_count{${labels}} 1`;
      expect(text).toContain(count('route="/api/create-checkout",status="200",outcome="session"'));
      expect(text).toContain(count('route="/api/create-checkout",status="409",outcome="price_changed"'));
      expect(text).toContain(count('route="/api/stripe/webhook",status="200",outcome="applied"'));
      expect(text).toContain(count('route="/api/stripe/webhook",status="200",outcome="duplicate"'));
      expect(text).toContain(count('route="other",status="404",outcome="not_found"'));
      expect(text).toContain(
        'checkout_stripe_request_duration_seconds_count{operation="create-session",outcome="done"} 1',
      );
      expect(text).toContain(
        'checkout_stripe_request_duration_seconds_count{operation="retrieve-session",outcome="not-found"} 1',
      );
    });

    test('tells the orders that are not finished, those for a person, and the age of the last reconciliation', async () => {
      const service = await suite.startAnother();
      const ids = [
        await service.checkOut(aCart()),
        await service.checkOut(aCart()),
        await service.checkOut(aCart()),
      ];
      await service.deliver(suite.standIn.payLater(ids[0]?.sessionId ?? ''));
      await suite.database.query(`update orders set attention = 'look' where session_id = $1`, [
        ids[1]?.sessionId,
      ]);
      await suite.database.query(
        `update reconciliation set sessions_seen_until = extract(epoch from now() - interval '7 minutes')::bigint`,
      );
      const text = await getMetrics(service);
      expect(text).toContain('checkout_orders{state="creating"} 0');
      expect(text).toContain('checkout_orders{state="open"} 2');
      expect(text).toContain('checkout_orders{state="pending"} 1');
      expect(text).toContain('checkout_orders{state="attention"} 1');
      const age = Number(/^checkout_reconciliation_age_seconds (\S+)$/m.exec(text)?.[1]);
      expect(Math.abs(age - 420)).toBeLessThan(60);
    });

    test('Stripe that is away, which alerts tell, writes no line of an error for each checkout', async () => {
      const createSession = () => Promise.reject(new PaymentFailure('unavailable', { type: 'away' }));
      const service = await suite.startAnother({ payments: { ...suite.service.payments, createSession } });
      expect((await service.checkOut(aCart())).status).toBe(503);
      const said = service.logged.map((line) => JSON.parse(line));
      expect(said.filter(({ msg }) => msg === 'request failed')).toMatchObject([{ level: 40 }]);
    });

    test('answers while a database that was never counted does not, without a number that looks like one', async () => {
      const service = await suite.startAnother();
      const query = suite.database.query;
      try {
        suite.database.query = () => Promise.reject(new DatabaseError('57P01'));
        const text = await getMetrics(service);
        expect(text).toContain('checkout_reconciliation_age_seconds Nan');
        expect(text).not.toMatch(/^checkout_orders\{/m);
      } finally {
        suite.database.query = query;
      }
    });

    test('holds nothing about a person or a purchase', async () => {
      const service = await suite.startAnother();
      const { sessionId } = await service.checkOut(aCart());
      await service.deliver(suite.standIn.pay(sessionId));
      const [order] = await service.orders();
      // Names and labels alone: the digits of a measured duration may happen to be those of a price.
      const text = (await getMetrics(service)).replace(/ [-+.\de]+$/gm, '');
      expect(text).toMatch(/outcome="applied"}$/m);
      for (const secret of [sessionId, order?.order_id, order?.payment_intent, '@', '2094', '127.0.0.1']) {
        expect(text).not.toContain(secret);
      }
    });

    test('is read from this machine alone, or by the bearer of the token', async () => {
      const forwarded = { 'X-Forwarded-For': '203.0.113.7' };
      expect((await suite.service.get('/metrics', forwarded)).status).toBe(404);
      const guarded = await suite.startAnother({ metricsToken: 'token-of-metrics' });
      expect((await guarded.get('/metrics')).status).toBe(404);
      const headers = { ...forwarded, Authorization: 'Bearer token-of-metrics' };
      expect((await fetch(`${guarded.origin}/metrics`, { headers })).status).toBe(200);
    });
  });

  const id = '4bf92f3577b34da6a3ce929d0e0e4736';

  test('a request has one id from the shell on: in the log and in the answer', async () => {
    const service = await suite.startAnother({ trustedProxies: 1 });
    const { headers } = await service.checkOut(aCart(), { 'X-Request-Id': id });
    expect(headers.get('X-Request-Id')).toBe(id);
    expect(service.logged.join('')).toContain(`"request_id":"${id}"`);
  });

  test('a request is logged under the path that was asked for, however it ends', async () => {
    await suite.service.checkOut(aCart());
    await suite.service.checkOut({});
    const lines = suite.service.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    const [sold, refused] = lines.slice(-2);
    expect([sold, refused].map(({ path, status }) => [path, status])).toEqual([
      ['/api/create-checkout', 200],
      ['/api/create-checkout', 422],
    ]);
  });

  test('an id that a stranger names is not taken for ours', async () => {
    const { headers } = await suite.service.checkOut(aCart(), { 'X-Request-Id': id });
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f]{32}$/);
    expect(headers.get('X-Request-Id')).not.toBe(id);
  });
}
