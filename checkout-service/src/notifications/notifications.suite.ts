import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { pino } from 'pino';
import type { Suite } from '../../testing/suite';
import { aCart, type TestService } from '../../testing/testService';
import { getServerAddress } from '../http/getServerAddress';
import { sendNotifications } from './sendNotifications';

const TOKEN = 'operator-token-of-the-test';
const key = Buffer.alloc(24, 7);
const secret = `whsec_${key.toString('base64')}`;
const log = pino({ level: 'silent' });

export function describeNotifications(suite: Suite): void {
  describe('NOTIFY_WEBHOOK', () => {
    let server: Server;
    let endpoint: URL;
    let status = 200;
    const posted: { headers: IncomingHttpHeaders; body: string }[] = [];

    beforeAll(async () => {
      server = createServer(async (request, response) => {
        let body = '';
        for await (const chunk of request) body += chunk;
        posted.push({ headers: request.headers, body });
        response.writeHead(status).end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      endpoint = new URL(`http://127.0.0.1:${getServerAddress(server).port}/hook`);
    });
    beforeEach(() => {
      posted.length = 0;
      status = 200;
    });
    afterAll(() => server.close());

    const start = () => suite.startAnother({ isNotifying: true, operatorToken: TOKEN });
    const send = () => sendNotifications({ endpoint, secret, database: suite.database, log });
    const types = () => posted.map(({ body }) => JSON.parse(body).type);
    const buy = async (service: TestService) => {
      const { sessionId } = await service.checkOut(aCart());
      const paid = suite.standIn.pay(sessionId);
      await Promise.all([
        service.deliver(paid),
        service.deliver(paid),
        service.get(`/api/orders/${sessionId}`),
      ]);
      return sessionId;
    };
    const ship = (service: TestService, session: string) =>
      service.post(
        '/operator/orders',
        { action: 'ship', session, by: 'jane', carrier: 'UPS', tracking: '1Z999' },
        { Authorization: `Bearer ${TOKEN}` },
      );

    test('is told of an order that is paid, shipped and refunded, each once, and signed', async () => {
      const service = await start();
      const id = await buy(service);
      await send();
      await ship(service, id);
      await send();
      await service.deliver(suite.standIn.refund(id, 500));
      await send();
      await send();
      expect(types()).toEqual(['order.paid', 'order.shipped', 'order.refunded']);
      expect(posted.map(({ body }) => JSON.parse(body).data)).toEqual([
        expect.objectContaining({ session_id: id, status: 'paid', amount_total: 2094 }),
        expect.objectContaining({ fulfillment: 'shipped', tracking: '1Z999' }),
        expect.objectContaining({ refunded_amount: 500 }),
      ]);
      for (const { headers, body } of posted) {
        const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
        const signature = createHmac('sha256', key).update(signed).digest('base64');
        expect(headers['webhook-signature']).toBe(`v1,${signature}`);
      }
      expect(new Set(posted.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
    });

    test('that does not answer well is told again, later and later, until it is given up and counted', async () => {
      const service = await start();
      await buy(service);
      status = 500;
      await send();
      await send();
      expect(types()).toEqual(['order.paid']);
      const waits: number[] = [];
      for (let attempt = 2; attempt <= 18; attempt += 1) {
        await suite.database.query('update notifications set next_at = now()');
        await send();
        const [row] = await suite.database.query<{ seconds: number }>(
          'select round(extract(epoch from next_at - now()))::integer as seconds from notifications',
        );
        waits.push(row?.seconds ?? 0);
      }
      expect(waits.slice(0, 3)).toEqual([60, 120, 240]);
      expect(await (await fetch(`${service.origin}/metrics`)).text()).toContain(
        'checkout_notifications{state="dead"} 1',
      );
      const ids = new Set(posted.map(({ headers }) => headers['webhook-id']));
      expect([posted.length, ids.size]).toEqual([18, 1]);
      await suite.database.query('update notifications set attempts = 0, next_at = now(), dead_at = null');
      status = 200;
      await send();
      await send();
      expect(posted).toHaveLength(19);
    });

    test('is not waited for without end', async () => {
      await buy(await start());
      const fetch = jest.spyOn(globalThis, 'fetch');
      await send();
      expect(fetch).toHaveBeenCalledWith(
        endpoint,
        expect.objectContaining({ signal: expect.any(AbortSignal) }),
      );
      fetch.mockRestore();
    });

    test('is told of an order that a restore deletes once it is back; after the last try one that is not is forgotten', async () => {
      const service = await start();
      await buy(service);
      const rename = (from: string, to: string) =>
        suite.database.query('update orders set id = replace(id, $1, $2)', [from, to]);
      await rename('ord_', 'away_');
      await send();
      await rename('away_', 'ord_');
      await suite.database.query('update notifications set next_at = now()');
      await send();
      expect(types()).toEqual(['order.paid']);
      await buy(service);
      await rename('ord_', 'away_');
      await suite.database.query('update notifications set attempts = 17');
      await send();
      expect(await suite.database.query('select id from notifications')).toEqual([]);
    });

    test('is told of a parcel again, under its id, when the database was lost before that', async () => {
      const service = await start();
      const id = await buy(service);
      await ship(service, id);
      await service.reconcile();
      const ids = () => suite.database.query('select id, type from notifications order by id');
      const before = await ids();
      for (const table of ['orders', 'notifications']) await suite.database.query(`delete from ${table}`);
      await service.reconcile();
      expect(await ids()).toEqual(before);
      await send();
      expect(types().sort()).toEqual(['order.paid', 'order.shipped']);
    });

    test('is told nothing where nobody set it', async () => {
      const service = await suite.startAnother({ operatorToken: TOKEN });
      const id = await buy(service);
      await ship(service, id);
      await service.deliver(suite.standIn.refund(id));
      expect(await suite.database.query('select id from notifications')).toEqual([]);
    });

    test('is told of an order whose review is resolved, then', async () => {
      const service = await start();
      const { sessionId } = await service.checkOut(aCart());
      await service.deliver(suite.standIn.pay(sessionId, 0, { amount_total: 1 }));
      await send();
      expect(types()).toEqual([]);
      await service.post(
        '/operator/orders',
        { action: 'resolve', session: sessionId, by: 'jane', note: 'fine' },
        { Authorization: `Bearer ${TOKEN}` },
      );
      await send();
      expect(types()).toEqual(['order.paid']);
      expect(posted[0]?.body).not.toMatch(/jane|fine/);
    });

    test('is told of an order whose review is resolved during a dispute, once that is won', async () => {
      const service = await start();
      const { sessionId } = await service.checkOut(aCart());
      await service.deliver(suite.standIn.pay(sessionId, 0, { amount_total: 1 }));
      await service.deliver(suite.standIn.dispute(sessionId));
      for (const note of ['answered', 'fine']) {
        await service.post(
          '/operator/orders',
          { action: 'resolve', session: sessionId, by: 'jane', note },
          { Authorization: `Bearer ${TOKEN}` },
        );
      }
      await send();
      expect(types()).toEqual([]);
      await service.deliver(suite.standIn.dispute(sessionId, 'charge.dispute.closed', 'won'));
      await send();
      expect(types()).toEqual(['order.paid']);
    });
  });
}
