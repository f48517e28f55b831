import { documentedOperations } from '../../testing/checkAgainstOpenApi';
import type { Suite } from '../../testing/suite';
import { aCart, type TestService } from '../../testing/testService';
import { DatabaseError } from '../database/database';
import { changePrice } from '../operator/prices';
import { publishedCatalogue } from '../products/publishedProducts';
import { seedProducts } from '../products/seedProducts';

const TOKEN = 'operator-token-of-the-test';

/** $1: how many. Every six hundredth one is to be looked at. */
const anOrderEach = `
  insert into orders (id, request_key, request_hash, status, rank, livemode, currency, lines, subtotal, shipping_options,
    allowed_totals, amount_total, buy_now)
  select 'ord_' || lpad(n::text, 12, '0') || '0', 'click ' || n, '', case when n % 600 = 0 then 'review' else 'expired' end,
    20, false, 'usd', '[]', 1000, '[]', '{}', 1595, false
  from generate_series(1, $1::integer) as n`;

const bearer = { Authorization: `Bearer ${TOKEN}` };

export function describeOperator(suite: Suite): void {
  describe('the operator’s endpoints', () => {
    test('are not there without a token', async () => {
      for (const path of ['/operator/orders', '/operator/products']) {
        expect((await suite.service.get(path, bearer)).status).toBe(404);
      }
    });

    test('refuse a wrong or missing token', async () => {
      const service = await suite.startAnother({ operatorToken: TOKEN });
      for (const headers of [
        {},
        { Authorization: 'Bearer wrong' },
        { Authorization: TOKEN },
        { Authorization: `Bearer ${TOKEN} x` },
      ]) {
        const { status, headers: answered } = await service.get(
          '/operator/orders',
          headers as Record<string, string>,
        );
        expect([status, answered.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
      }
    });

    test('list orders newest first, amounts in cents', async () => {
      const service = await suite.startAnother({ operatorToken: TOKEN });
      const first = await service.checkOut(aCart());
      await new Promise((resolve) => setTimeout(resolve, 5));
      const second = await service.checkOut(aCart({ quantity: 2 }));
      await service.deliver(suite.standIn.pay(second.sessionId));
      const { body } = await service.get('/operator/orders', bearer);
      expect(body).toEqual([
        expect.objectContaining({
          session_id: second.sessionId,
          status: 'paid',
          livemode: false,
          amount_total: 3593,
          shipping_label: 'Standard',
          currency: 'usd',
        }),
        expect.objectContaining({
          session_id: first.sessionId,
          status: 'open',
          amount_total: 2094,
          shipping_label: null,
          currency: 'usd',
        }),
      ]);
    });

    test('list orders by state, by age and up to a number', async () => {
      const service = await suite.startAnother({ operatorToken: TOKEN });
      const sessions: string[] = [];
      for (let count = 0; count < 4; count += 1) {
        sessions.unshift((await service.checkOut(aCart())).sessionId);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      const [newest = '', second = '', third = '', oldest = ''] = sessions;
      for (const id of [second, oldest]) await service.deliver(suite.standIn.pay(id));
      await suite.database.query(
        `update orders set created_at = now() - interval '3 days' where session_id = $1`,
        [oldest],
      );
      const listed = async (words: string) => {
        const { body } = await service.get(`/operator/orders?${words}`, bearer);
        return (body as unknown as { session_id: string }[]).map(({ session_id }) => session_id);
      };
      expect(await listed('status=paid')).toEqual([second, oldest]);
      expect(await listed('status=paid,open&limit=3')).toEqual([newest, second, third]);
      const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
      expect(await listed(`since=${yesterday}`)).toEqual([newest, second, third]);
      expect(await listed(`since=${yesterday.slice(0, 10)}&status=paid`)).toEqual([second]);
      expect(await listed('status=refunded')).toEqual([]);
    });

    test('list more orders than one page, as an array or as lines', async () => {
      await suite.database.query(anOrderEach, [1201]);
      const service = await suite.startAnother({ operatorToken: TOKEN });
      const { body } = await service.get('/operator/orders', bearer);
      const ids = (body as unknown as { order_id: string }[]).map(({ order_id }) => order_id);
      expect([ids.length, new Set(ids).size, ids[0]]).toEqual([1201, 1201, 'ord_0000000012010']);
      expect(ids).toEqual([...ids].sort().reverse());
      const response = await fetch(`${service.origin}/operator/orders?status=review&limit=2`, {
        headers: { ...bearer, Accept: 'application/x-ndjson' },
      });
      expect(response.headers.get('Content-Type')).toContain('application/x-ndjson');
      const lines = (await response.text()).trimEnd().split('\n');
      // Every six hundredth one is looked at by a person; the pages between hold none.
      expect(lines.map((line) => JSON.parse(line).order_id)).toEqual([
        'ord_0000000012000',
        'ord_0000000006000',
      ]);
    });

    test.each([
      ['since=yesterday', /^since must be a day/],
      ['since=2026-13-01', /^since must be a day/],
      ['since=2026-02-31', /^since must be a day/],
      ['status=payed', /^status must be one or several/],
      ['status=constructor', /^status must be one or several/],
      ['status=paid&status=open', /^status must be one or several/],
      ['limit=0', /^limit must be a whole number/],
      ['limit=1e3', /^limit must be a whole number/],
      ['state=paid', /^orders are chosen by since, status and limit, not by state/],
    ])('refuse a list by %s, in words for the operator', async (words, message) => {
      const service = await suite.startAnother({ operatorToken: TOKEN });
      const { status, body } = await service.get(`/operator/orders?${words}`, bearer);
      expect([status, body.message]).toEqual([422, expect.stringMatching(message)]);
    });

    test('change a price, which counts from then on', async () => {
      const service = await suite.startAnother({ operatorToken: TOKEN });
      const changed = await service.post('/operator/products', { id: 'wx-201', price: 1600 }, bearer);
      const asItIs = {
        id: 'wx-201',
        name: 'Soy Wax',
        price: 1600,
        catalogue_price: 1499,
        is_active: true,
        is_published: true,
      };
      expect(changed.body).toEqual(asItIs);
      expect((await service.checkOut(aCart({ price: 16 }))).status).toBe(200);
      const { body } = await service.get('/operator/products', bearer);
      expect(body).toContainEqual(asItIs);
    });

    test('stop selling a product, and sell it again', async () => {
      const service = await suite.startAnother({ operatorToken: TOKEN });
      await service.post('/operator/products', { id: 'wx-201', is_active: false }, bearer);
      expect((await service.checkOut(aCart())).body.error).toBe('unknown_product');
      await service.post('/operator/products', { id: 'wx-201', is_active: true }, bearer);
      expect((await service.checkOut(aCart())).status).toBe(200);
    });

    test('show what the catalogue no longer lists, which nobody sells again', async () => {
      const { version, rows } = publishedCatalogue();
      const others = rows.filter(({ id }) => id !== 'wx-201');
      await seedProducts(suite.database, { version: version + 1, rows: others });
      const service = await suite.startAnother({ operatorToken: TOKEN });
      const { body } = await service.get('/operator/products', bearer);
      expect(body).toContainEqual(expect.objectContaining({ id: 'wx-201', is_published: false }));
      expect(body).toContainEqual(expect.objectContaining({ id: 'wx-202', is_published: true }));
      const shown = await service.post('/operator/products', { id: 'wx-201', is_active: true }, bearer);
      expect(shown.body).toMatchObject({ is_active: true, is_published: false });
    });

    test('change a price while a service starts with another catalogue', async () => {
      const { version, rows } = publishedCatalogue();
      let isOver = false;
      const changePrices = async () => {
        for (let price = 100; !isOver; price += 1) {
          for (const { id } of rows.slice(0, 5).reverse()) await changePrice(suite.database, { id, price });
        }
      };
      const seed = async () => {
        for (let round = 1; round <= 20; round += 1) {
          const changed = rows.map((row) => ({ ...row, review_count: round }));
          await seedProducts(suite.database, { version: version + round, rows: changed });
        }
      };
      await Promise.all([
        changePrices(),
        seed().finally(() => {
          isOver = true;
        }),
      ]);
    });

    test.each([
      [{}, /^A change names the id/],
      [{ price: 100 }, /^A change names the id/],
      [{ id: 'wx-201\0', price: 100 }, /^A change names the id/],
      [{ id: 'wx-201', price: 0 }, /^A price is a whole number of cents/],
      [{ id: 'wx-201', price: 9.99 }, /^A price is a whole number of cents/],
      [{ id: 'nothing', price: 100 }, /^There is no product with this id/],
    ])('refuse %j, in words for the operator', async (change, message) => {
      const service = await suite.startAnother({ operatorToken: TOKEN });
      const { status, body } = await service.post('/operator/products', change, bearer);
      expect([status, body.message]).toEqual([422, expect.stringMatching(message)]);
    });

    test.each([
      ['a change that is too large', { id: 'x'.repeat(5000) }, {}, 413],
      ['a change that is packed', {}, { 'Content-Encoding': 'gzip' }, 415],
    ])('refuse %s', async (_name, change, headers, status) => {
      const service = await suite.startAnother({ operatorToken: TOKEN });
      const answer = await service.post('/operator/products', change, {
        ...bearer,
        ...headers,
      } as typeof bearer);
      expect(answer.status).toBe(status);
    });

    test('say that they cannot while the database does not answer', async () => {
      const service = await suite.startAnother({ operatorToken: TOKEN });
      const { query, transaction } = suite.database;
      try {
        suite.database.query = () => Promise.reject(new DatabaseError('57P01'));
        suite.database.transaction = () => Promise.reject(new DatabaseError('57P01'));
        for (const path of ['/operator/orders', '/operator/products']) {
          expect((await service.get(path, bearer)).status).toBe(503);
        }
        const change = { id: 'wx-201', price: 1600 };
        expect((await service.post('/operator/products', change, bearer)).status).toBe(503);
      } finally {
        Object.assign(suite.database, { query, transaction });
      }
    });
  });

  describe('health', () => {
    test('alive and ready, without a word on versions', async () => {
      expect(await suite.service.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
      expect(await suite.service.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
    });

    test('while stopping: alive, not ready', async () => {
      const stopping = await suite.startAnother({ isStopping: () => true });
      expect((await stopping.get('/healthz')).status).toBe(200);
      expect((await stopping.get('/readyz')).status).toBe(503);
    });

    test('a database that answers with errors: alive, not ready, and webhooks are not acknowledged', async () => {
      const { sessionId } = await suite.service.checkOut(aCart());
      const broken = await suite.startAnother();
      const query = suite.database.query;
      try {
        suite.database.query = () => Promise.reject(new Error('gone'));
        expect((await broken.get('/healthz')).status).toBe(200);
        expect((await broken.get('/readyz')).status).toBe(503);
      } finally {
        suite.database.query = query;
      }
      expect((await broken.deliver(suite.standIn.pay(sessionId))).status).toBe(200);
    });
  });

  test('unknown addresses are answered 404 with an error', async () => {
    for (const path of ['/', '/api', '/api/unknown', '/sandbox/pay/cs_test_1', '/.env', '/operator']) {
      const { status, body } = await suite.service.get(path);
      expect([path, status, body.error]).toEqual([path, 404, 'not_found']);
    }
  });

  test('the OpenAPI document names every operation that the service offers', () => {
    expect(documentedOperations).toEqual(
      expect.arrayContaining([
        'POST /api/create-checkout',
        'GET /api/products',
        'GET /api/orders/{session_id}',
        'POST /api/stripe/webhook',
        'GET /operator/orders',
        'POST /operator/orders',
        'GET /healthz',
        'GET /readyz',
      ]),
    );
  });

  describe('the operator’s changes of one order', () => {
    const startPaid = async (service: TestService, change = {}) => {
      const { sessionId } = await service.checkOut(aCart());
      await service.deliver(suite.standIn.pay(sessionId, 1, change));
      return sessionId;
    };
    const startOperated = () => suite.startAnother({ operatorToken: TOKEN });
    const change = (service: TestService, body: Record<string, unknown>) =>
      service.post('/operator/orders', { by: 'jane', ...body }, bearer);

    test('a parcel is packed, shipped, and seen by the shopper with its tracking', async () => {
      const service = await startOperated();
      const session = await startPaid(service);
      expect((await change(service, { action: 'pack', session })).body).toMatchObject({
        fulfillment: 'packed',
      });
      const shipped = await change(service, { action: 'ship', session, carrier: 'UPS', tracking: '1Z999' });
      expect(shipped.body).toMatchObject({ fulfillment: 'shipped', carrier: 'UPS', tracking: '1Z999' });
      const { body } = await service.get(`/api/orders/${session}`);
      expect(body.fulfillment).toEqual({
        state: 'shipped',
        carrier: 'UPS',
        tracking: '1Z999',
        shipped_at: shipped.body.shipped_at,
      });
      expect((await change(service, { action: 'deliver', session })).body.fulfillment).toBe('delivered');
      expect((await change(service, { action: 'return', session })).body.fulfillment).toBe('returned');
      await service.deliver(suite.standIn.refund(session));
      expect((await service.get(`/api/orders/${session}`)).body.fulfillment).toMatchObject({
        state: 'refunded',
      });
    });

    test('a parcel that was only packed does not come back, and one that is shipped is not packed again', async () => {
      const service = await startOperated();
      const session = await startPaid(service);
      await change(service, { action: 'pack', session });
      expect((await change(service, { action: 'return', session })).status).toBe(409);
      await change(service, { action: 'ship', session, carrier: 'UPS', tracking: '1Z999' });
      expect((await change(service, { action: 'pack', session })).status).toBe(409);
    });

    test('an order that is not paid, or is in review, is not sent', async () => {
      const service = await startOperated();
      const { sessionId: open } = await service.checkOut(aCart());
      const review = await startPaid(service, { amount_total: 1 });
      for (const session of [open, review]) {
        const answer = await change(service, { action: 'ship', session, carrier: 'UPS', tracking: '1' });
        expect([answer.status, answer.body.error]).toEqual([409, 'conflict']);
      }
    });

    test('a review that is resolved says by whom and why, and is not counted any more', async () => {
      const service = await startOperated();
      const session = await startPaid(service, { amount_total: 1 });
      const counted = async () =>
        /checkout_orders\{state="attention"\} (\d+)/.exec(
          await (await fetch(`${(await startOperated()).origin}/metrics`)).text(),
        )?.[1];
      expect(await counted()).toBe('1');
      const { body } = await change(service, { action: 'resolve', session, note: 'a coupon of ours' });
      expect(body).toMatchObject({
        status: 'paid',
        attention: null,
        resolutions: [
          {
            attention: expect.stringContaining('differ'),
            note: 'a coupon of ours',
            by: 'jane',
            at: expect.any(String),
          },
        ],
      });
      expect(await counted()).toBe('0');
      expect((await change(service, { action: 'resolve', session, note: 'again' })).status).toBe(409);
      const shipped = await change(service, { action: 'ship', session, carrier: 'UPS', tracking: '1Z' });
      expect(shipped.status).toBe(200);
    });

    test('an order that is forgotten keeps its accounts, is shown to nobody, and stays so when it is rebuilt', async () => {
      const service = await startOperated();
      const { sessionId: session } = await service.checkOut({ ...aCart(), ref: 'my-blog' });
      const paid = suite.standIn.pay(session);
      await service.deliver(paid);
      await change(service, { action: 'ship', session, carrier: 'UPS', tracking: '1Z999' });
      const { body } = await change(service, { action: 'forget', session });
      const kept = {
        status: 'paid',
        amount_total: 2094,
        ref: null,
        tracking: null,
        forgotten_at: expect.any(String),
        lines: [expect.objectContaining({ name: 'Soy Wax' })],
      };
      expect(body).toMatchObject(kept);
      expect((await service.get(`/api/orders/${session}`)).status).toBe(404);
      const stored = JSON.stringify(await suite.database.query('select * from orders'));
      expect(stored).not.toMatch(/my-blog|1Z999|checkout\.stripe|jane/);

      await service.reconcile();
      await suite.database.query('delete from orders');
      await service.reconcile();
      expect(await service.orders()).toEqual([expect.objectContaining(kept)]);
      expect((await service.get(`/api/orders/${session}`)).status).toBe(404);
    });

    test('an order that somebody may still pay for is not forgotten', async () => {
      const service = await startOperated();
      const { sessionId: open } = await service.checkOut(aCart());
      const { sessionId: pending } = await service.checkOut(aCart());
      await service.deliver(suite.standIn.payLater(pending));
      for (const session of [open, pending])
        expect((await change(service, { action: 'forget', session })).status).toBe(409);
    });

    test('a dispute after an order is forgotten is resolved without a note or a name', async () => {
      const service = await startOperated();
      const session = await startPaid(service);
      await change(service, { action: 'forget', session });
      await service.deliver(suite.standIn.dispute(session));
      const { body } = await change(service, { action: 'resolve', session, note: 'Mrs Doe has answered' });
      expect(body).toMatchObject({ attention: null, resolutions: [{ note: '', by: '' }] });
    });

    test('an order that was forgotten can be forgotten again, with what was written since', async () => {
      const service = await startOperated();
      const session = await startPaid(service);
      const { body: before } = await change(service, { action: 'forget', session });
      const written = [{ attention: 'dispute', note: 'Mrs Doe', by: 'jane', at: '2026-11-27T00:00:00.000Z' }];
      await suite.database.query('update orders set resolutions = $1::jsonb', [JSON.stringify(written)]);
      const { body } = await change(service, { action: 'forget', session });
      expect(body).toMatchObject({ forgotten_at: before.forgotten_at, resolutions: [{ note: '', by: '' }] });
    });

    test('after ORDER_RETENTION_DAYS orders are forgotten by themselves, and those that may be paid are not', async () => {
      const service = await suite.startAnother({ operatorToken: TOKEN, retentionDays: 30 });
      const [old, young, open] = [
        await startPaid(service),
        await startPaid(service),
        await service.checkOut(aCart()),
      ];
      const age = async (session: string, id: string) =>
        suite.database.query(
          `update orders set id = $2, created_at = now() - interval '31 days' where session_id = $1`,
          [session, id],
        );
      await age(old, 'ord_0190000000010');
      await age(open.sessionId, 'ord_0190000000020');
      await service.reconcile();
      const forgotten = new Map(
        (await service.orders()).map((order) => [order.session_id, order.forgotten_at]),
      );
      expect(forgotten.get(old)).toEqual(expect.any(String));
      expect(forgotten.get(young)).toBeNull();
      expect(forgotten.get(open.sessionId)).toBeNull();
    });

    test('an order that is paid after its time is forgotten, too', async () => {
      const service = await suite.startAnother({ operatorToken: TOKEN, retentionDays: 2 });
      const [early, late] = [(await service.checkOut(aCart())).sessionId, await startPaid(service)];
      await service.deliver(suite.standIn.payLater(early));
      for (const [session, id] of [
        [early, 'ord_0190000000010'],
        [late, 'ord_0190000000020'],
      ]) {
        await suite.database.query(
          `update orders set id = $2, created_at = now() - interval '3 days' where session_id = $1`,
          [session, id],
        );
      }
      await service.reconcile();
      await service.deliver(suite.standIn.delayedPaymentArrives(early));
      await service.reconcile();
      expect((await service.orders()).map(({ forgotten_at }) => forgotten_at)).toEqual([
        expect.any(String),
        expect.any(String),
      ]);
    });

    test('an order that is forgotten takes no parcel', async () => {
      const service = await startOperated();
      const session = await startPaid(service);
      await change(service, { action: 'forget', session });
      const answer = await change(service, { action: 'ship', session, carrier: 'UPS', tracking: '1Z999' });
      expect([answer.status, answer.body.message]).toEqual([409, 'This order is forgotten.']);
    });

    test('an unknown order, an unknown action and a change without its words are refused', async () => {
      const service = await startOperated();
      const session = await startPaid(service);
      const answers = [
        await change(service, { action: 'ship', session: 'cs_none', carrier: 'UPS', tracking: '1' }),
        await change(service, { action: 'burn', session }),
        await change(service, { action: 'ship', session, carrier: 'UPS' }),
        await change(service, { action: 'resolve', session, note: ' ' }),
        await change(service, { action: 'pack', session: `${session}\u0000` }),
        await change(service, { action: 'ship', session, carrier: 'UPS', tracking: '1Z\u0000' }),
        await change(service, { action: 'ship', session, carrier: 'UPS', tracking: '1Z\ud800' }),
        await change(service, { action: 'resolve', session, by: 'j\u0001', note: 'fine' }),
        await change(service, { action: 'resolve', session, note: 'fine\u0000' }),
      ];
      expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
        [422, 'unknown_order'],
        ...answers.slice(1).map(() => [422, 'invalid_request']),
      ]);
    });
  });
}
