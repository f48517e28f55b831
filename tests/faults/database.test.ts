import { Client } from 'pg';
import { OPERATOR_TOKEN, type RunningService, until } from '../../checkout-service/testing/builtService';
import {
  hasPostgres,
  type PostgresServer,
  startPostgres,
} from '../../checkout-service/testing/postgresServer';
import { promisedMs } from '../support/promisedMs';
import { buy, cart, getOrder, getStatus, useStage } from './support/stage';
import { TcpFault } from './support/tcpFault';

jest.setTimeout(180_000);

const describeOnPostgres = hasPostgres() ? describe : describe.skip;

/** PostgreSQL that fails under a running service: no acknowledgement without a commit, and recovery by itself. */
describeOnPostgres('a PostgreSQL server that fails (needs initdb and postgres)', () => {
  const stage = useStage('file');
  let server: PostgresServer;
  let wire: TcpFault;
  let service: RunningService;

  beforeAll(async () => {
    server = await startPostgres();
    wire = await new TcpFault(server.port).start();
    service = stage.start({
      DATABASE_URL: `postgres://shop@127.0.0.1:${wire.port}/postgres`,
      RECONCILE_SECONDS: '3600',
    });
    await service.ready;
  });
  afterAll(async () => {
    await service?.kill('SIGTERM');
    await wire?.stop();
    await server?.stop();
  });

  test.each<[string, () => void | Promise<void>]>([
    ['refuses connections', () => wire.refuseConnections()],
    ['is frozen', () => wire.freeze()],
  ])(
    'while it %s: webhooks are not acknowledged, checkout says so, readiness is red, the process lives',
    async (_name, fail) => {
      const id = await buy(service);
      const event = stage.standIn.pay(id);
      await fail();
      try {
        const startedAt = performance.now();
        const [isAcknowledged, checkout, ready] = await Promise.all([
          service.deliver(event),
          service.post('/api/create-checkout', JSON.stringify(cart)),
          getStatus(service, '/readyz'),
        ]);
        expect(isAcknowledged).toBe(false);
        expect([checkout.status, await checkout.json()]).toEqual([
          503,
          expect.objectContaining({ error: 'unavailable' }),
        ]);
        expect(ready).toBe(503);
        expect(await getStatus(service, '/healthz')).toBe(200);
        expect(await getStatus(service, '/api/products')).toBe(200);
        expect(performance.now() - startedAt).toBeLessThan(promisedMs(15_000));
      } finally {
        wire.heal();
      }
      await until(async () => (await getStatus(service, '/readyz')) === 200);
      expect(await service.deliver(event)).toBe(true);
      expect(await getOrder(service, id)).toMatchObject({ status: 'paid' });
    },
  );

  test.each<'before' | 'after'>(['before', 'after'])(
    'cut %s the commit of a webhook: it is not acknowledged, and sent again it is kept once',
    async (when) => {
      const id = await buy(service);
      const event = stage.standIn.pay(id);
      wire.strikeAt(event.id, when, () => wire.heal());
      expect(await service.deliver(event)).toBe(false);
      expect(await service.deliver(event)).toBe(true);
      expect((await service.orders()).filter(({ session_id }) => session_id === id)).toEqual([
        expect.objectContaining({ status: 'paid' }),
      ]);
    },
  );

  test('all its connections taken by others: nothing is acknowledged, and all is well when they are free @whole', async () => {
    const id = await buy(service);
    const event = stage.standIn.pay(id);
    const others: Client[] = [];
    wire.refuseConnections();
    try {
      for (let isFull = false; !isFull; ) {
        const other = new Client({ connectionString: server.url });
        isFull = await other.connect().then(
          () => others.push(other) > 100,
          () => true,
        );
      }
      wire.heal();
      expect(await service.deliver(event)).toBe(false);
      expect(await getStatus(service, '/readyz')).toBe(503);
      expect(await getStatus(service, '/healthz')).toBe(200);
    } finally {
      wire.heal();
      await Promise.all(others.map((other) => other.end()));
    }
    await until(() => service.deliver(event));
    expect(await getOrder(service, id)).toMatchObject({ status: 'paid' });
    expect(await getStatus(service, '/readyz')).toBe(200);
  });

  test('cut in the middle of a flood: what was acknowledged is paid, and the rest can be sent again', async () => {
    const sessions = await Promise.all(Array.from({ length: 40 }, () => buy(service)));
    const events = sessions.map((id) => stage.standIn.pay(id));
    const deliveries = events.map((event) => service.deliver(event));
    const cuts = setInterval(() => wire.cut(), 15);
    const acknowledged = await Promise.all(deliveries);
    clearInterval(cuts);
    await until(async () => (await getStatus(service, '/readyz')) === 200);
    const paid = new Set(
      (await service.orders()).filter(({ status }) => status === 'paid').map(({ session_id }) => session_id),
    );
    expect(sessions.filter((id, index) => acknowledged[index] && !paid.has(id))).toEqual([]);
    await until(async () => {
      const again = await Promise.all(events.map((event) => service.deliver(event)));
      return again.every(Boolean);
    });
    for (const id of sessions) expect(await getOrder(service, id)).toMatchObject({ status: 'paid' });
    expect(
      (await service.orders()).filter(({ session_id }) => sessions.includes(session_id ?? '')),
    ).toHaveLength(40);
  });

  test('200 ms away: everything works, slower @whole', async () => {
    wire.slowDown(100);
    try {
      const id = await buy(service);
      expect(await service.deliver(stage.standIn.pay(id))).toBe(true);
      expect(await getOrder(service, id)).toMatchObject({ status: 'paid' });
    } finally {
      wire.heal();
    }
  });

  const reload = 'select pg_reload_conf()';
  const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'checkout-service'`;
  test.each([
    ['is a standby', 'alter system', reload, reload],
    ['tells so to new connections only', 'alter database postgres', terminate, 'select 1'],
  ])('while it takes no writes, and %s: readiness is red until it does', async (_name, alter, begin, end) => {
    const operator = new Client({ connectionString: server.url });
    await operator.connect();
    try {
      await operator.query(`${alter} set default_transaction_read_only = on`);
      await operator.query(begin);
      await until(async () => (await getStatus(service, '/readyz')) === 503);
      expect(await getStatus(service, '/healthz')).toBe(200);
      expect((await service.post('/api/create-checkout', JSON.stringify(cart))).status).toBe(503);
      await Promise.all(Array.from({ length: 10 }, () => getStatus(service, '/readyz')));
    } finally {
      await operator.query(`${alter} reset default_transaction_read_only`);
      await operator.query(end);
      await operator.end();
    }
    await until(async () => (await getStatus(service, '/readyz')) === 200);
    expect(await buy(service)).toMatch(/^cs_/);
  });

  test('restarted after a crash: the service goes on by itself with everything it acknowledged', async () => {
    const id = await buy(service);
    expect(await service.deliver(stage.standIn.pay(id))).toBe(true);
    await server.restart();
    await until(async () => (await getStatus(service, '/readyz')) === 200);
    expect(await getOrder(service, id)).toMatchObject({ status: 'paid' });
    expect(await buy(service)).toMatch(/^cs_/);
  });

  const pack = (session: string) =>
    service.post('/operator/orders', JSON.stringify({ action: 'pack', session, by: 'jane' }), {
      Authorization: `Bearer ${OPERATOR_TOKEN}`,
    });

  test('terminates connections as it says that they are ready: requests fail, the process lives', async () => {
    const id = await buy(service);
    expect(await service.deliver(stage.standIn.pay(id))).toBe(true);
    wire.terminate();
    try {
      const answers = await Promise.all(Array.from({ length: 20 }, () => pack(id)));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(503));
      expect(await getStatus(service, '/healthz')).toBe(200);
    } finally {
      wire.heal();
    }
    await until(async () => (await getStatus(service, '/readyz')) === 200);
    expect((await pack(id)).status).toBe(200);
  });

  test('restarted by an operator under load: requests fail or are answered, the process lives', async () => {
    const id = await buy(service);
    expect(await service.deliver(stage.standIn.pay(id))).toBe(true);
    const statuses = new Set<number>();
    let isOver = false;
    const runClient = async () => {
      while (!isOver) statuses.add((await pack(id)).status);
    };
    const load = Promise.all(Array.from({ length: 16 }, runClient));
    await server.restart('SIGINT').finally(() => {
      isOver = true;
    });
    await load;
    expect([200, 503]).toEqual(expect.arrayContaining([...statuses]));
    await until(async () => (await getStatus(service, '/readyz')) === 200);
    expect((await pack(id)).status).toBe(200);
  });

  test('more requests at once than it has connections: all are answered @whole', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => service.checkOut(cart)));
    expect(answers.filter((id) => id?.startsWith('cs_'))).toHaveLength(50);
  });

  test('several services start on it at once, and count a client together @whole', async () => {
    const services = [1, 2, 3].map(() =>
      stage.start({ DATABASE_URL: server.url, CHECKOUT_RATE_LIMIT: '10', RECONCILE_SECONDS: '3600' }),
    );
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
  });
});
