import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  buildService,
  RunningService,
  standInSettings,
  until,
} from '../../checkout-service/testing/builtService';
import {
  hasPostgres,
  type PostgresServer,
  startPostgres,
} from '../../checkout-service/testing/postgresServer';
import { StripeStandIn } from '../../checkout-service/testing/stripeStandIn';
import { TcpFault } from './support/tcpFault';

jest.setTimeout(180_000);

const cart = { items: [{ id: 'wx-201', name: 'Soy Wax', price: 14.99, variantId: null, quantity: 1 }] };
const describeOnPostgres = hasPostgres() ? describe : describe.skip;

/** PostgreSQL that fails under a running service: no acknowledgement without a commit, and recovery by itself. */
describeOnPostgres('a PostgreSQL server that fails', () => {
  let built: ReturnType<typeof buildService>;
  let server: PostgresServer;
  let standIn: StripeStandIn;
  let wire: TcpFault;
  let service: RunningService;
  let dataDir: string;

  beforeAll(async () => {
    built = buildService();
    server = await startPostgres();
    standIn = await new StripeStandIn().start();
    wire = await new TcpFault(server.port).start();
    dataDir = mkdtempSync(path.join(tmpdir(), 'shop-database-'));
    service = new RunningService(built.folder, {
      ...standInSettings(standIn),
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://shop@127.0.0.1:${wire.port}/postgres`,
      RECONCILE_SECONDS: '3600',
    });
    await service.ready;
  });
  afterAll(async () => {
    await service?.kill('SIGTERM');
    await wire?.stop();
    await standIn?.stop();
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
    built?.remove();
  });

  const statusOf = async (pathname: string) => (await fetch(`${service.origin}${pathname}`)).status;
  const buy = async () => {
    const id = await service.checkOut(cart);
    if (!id) throw new Error('No session');
    return id;
  };
  const orderOf = async (id: string) => (await service.orders()).find(({ session_id }) => session_id === id);

  test.each<[string, () => void | Promise<void>]>([
    ['refuses connections', () => wire.refuse()],
    ['is frozen', () => wire.freeze()],
  ])(
    'while it %s: webhooks are not acknowledged, checkout says so, readiness is red, the process lives',
    async (_name, fail) => {
      const id = await buy();
      const event = standIn.pay(id);
      await fail();
      try {
        const startedAt = Date.now();
        const [isAcknowledged, checkout, ready] = await Promise.all([
          service.deliver(event),
          service.post('/api/create-checkout', JSON.stringify(cart)),
          statusOf('/readyz'),
        ]);
        expect(isAcknowledged).toBe(false);
        expect([checkout.status, await checkout.json()]).toEqual([
          503,
          expect.objectContaining({ error: 'unavailable' }),
        ]);
        expect(ready).toBe(503);
        expect(await statusOf('/healthz')).toBe(200);
        expect(await statusOf('/api/products')).toBe(200);
        expect(Date.now() - startedAt).toBeLessThan(15_000);
      } finally {
        wire.heal();
      }
      await until(async () => (await statusOf('/readyz')) === 200);
      expect(await service.deliver(event)).toBe(true);
      expect(await orderOf(id)).toMatchObject({ status: 'paid' });
    },
  );

  test('cut in the middle of a flood: what was acknowledged is paid, and the rest can be sent again', async () => {
    const sessions = await Promise.all(Array.from({ length: 40 }, buy));
    const events = sessions.map((id) => standIn.pay(id));
    const deliveries = events.map((event) => service.deliver(event));
    const cuts = setInterval(() => wire.cut(), 15);
    const acknowledged = await Promise.all(deliveries);
    clearInterval(cuts);
    await until(async () => (await statusOf('/readyz')) === 200);
    const paid = new Set(
      (await service.orders()).filter(({ status }) => status === 'paid').map(({ session_id }) => session_id),
    );
    expect(sessions.filter((id, index) => acknowledged[index] && !paid.has(id))).toEqual([]);
    await until(async () => {
      const again = await Promise.all(events.map((event) => service.deliver(event)));
      return again.every(Boolean);
    });
    for (const id of sessions) expect(await orderOf(id)).toMatchObject({ status: 'paid' });
    expect(
      (await service.orders()).filter(({ session_id }) => sessions.includes(session_id ?? '')),
    ).toHaveLength(40);
  });

  test('200 ms away: everything works, slower', async () => {
    wire.slowDown(100);
    try {
      const id = await buy();
      expect(await service.deliver(standIn.pay(id))).toBe(true);
      expect(await orderOf(id)).toMatchObject({ status: 'paid' });
    } finally {
      wire.heal();
    }
  });

  test('restarted after a crash: the service goes on by itself with everything it acknowledged', async () => {
    const id = await buy();
    expect(await service.deliver(standIn.pay(id))).toBe(true);
    await server.restart();
    await until(async () => (await statusOf('/readyz')) === 200);
    expect(await orderOf(id)).toMatchObject({ status: 'paid' });
    expect(await buy()).toMatch(/^cs_/);
  });

  test('more requests at once than it has connections: all are answered', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => service.checkOut(cart)));
    expect(answers.filter((id) => id?.startsWith('cs_'))).toHaveLength(50);
  });

  test('several services start on it at once, and count a client together', async () => {
    const environment = {
      ...standInSettings(standIn),
      DATABASE_URL: server.url,
      CHECKOUT_RATE_LIMIT: '10',
      RECONCILE_SECONDS: '3600',
    };
    const services = [1, 2, 3].map(
      () => new RunningService(built.folder, { ...environment, DATA_DIR: dataDir }),
    );
    try {
      await Promise.all(services.map(({ ready }) => ready));
      const statuses: number[] = [];
      for (let round = 0; round < 10; round += 1) {
        for (const one of services) {
          statuses.push((await one.post('/api/create-checkout', JSON.stringify(cart))).status);
        }
      }
      // 30 requests, 10 a minute: even where the minute ends in between, at most 20 get through.
      expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
      expect(statuses).toContain(429);
    } finally {
      await Promise.all(services.map((one) => one.kill()));
    }
  });
});
