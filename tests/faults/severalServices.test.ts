import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { extractArchive } from '../../checkout-service/src/database/extractArchive';
import { RunningService, standInSettings, until } from '../../checkout-service/testing/builtService';
import {
  hasPostgres,
  type PostgresServer,
  startPostgres,
} from '../../checkout-service/testing/postgresServer';
import { buy, getOrder, useStage } from './support/stage';

jest.setTimeout(180_000);

const listPaid = async (service: RunningService) =>
  (await service.orders()).filter(({ status }) => status === 'paid').map(({ session_id }) => session_id);

(hasPostgres() ? describe : describe.skip)(
  'several services on PostgreSQL (needs initdb and postgres)',
  () => {
    const stage = useStage();
    let server: PostgresServer;
    const start = (environment = {}) => stage.start({ DATABASE_URL: server.url, ...environment });
    const leads = ({ stdout }: RunningService) => stdout.includes('leads: reconciles');
    beforeEach(async () => {
      server = await startPostgres();
    });
    afterEach(() => server.stop());

    test('three that start at once: one reconciles, and another one as soon as that is killed @whole', async () => {
      const services = [start(), start(), start()];
      await Promise.all(services.map(({ ready }) => ready));
      const [first, second, third] = services as [RunningService, RunningService, RunningService];
      await until(() => services.some(leads));
      expect(services.filter(leads)).toHaveLength(1);
      const ids = [await buy(first), await buy(second), await buy(third)];
      // Every event comes to all of them.
      const events = ids.map((id) => stage.standIn.pay(id));
      await Promise.all(events.flatMap((event) => services.map((service) => service.deliver(event))));
      const leader = services.find(leads) as RunningService;
      const others = services.filter((service) => service !== leader);
      const lost = await buy(others[0] as RunningService);
      await leader.kill();
      // Nobody tells of this payment.
      stage.standIn.pay(lost);
      await until(async () => (await getOrder(others[1] as RunningService, lost))?.status === 'paid', 30_000);
      expect(others.filter(leads)).toHaveLength(1);
      expect((await listPaid(first === leader ? second : first)).sort()).toEqual([...ids, lost].sort());
    });

    test('the version before and this one sell side by side, whichever starts first or last @whole', async () => {
      const cache = path.join(__dirname, '../../checkout-service/.cache');
      mkdirSync(cache, { recursive: true });
      const folder = path.join(mkdtempSync(path.join(cache, 'previous-')), 'service');
      extractArchive(path.join(__dirname, '../../checkout-service/testing/previous.tar.gz'), folder);
      const startOld = () =>
        new RunningService(folder, {
          DATA_DIR: stage.dataDir,
          ...standInSettings(stage.standIn),
          DATABASE_URL: server.url,
        });
      const running: RunningService[] = [];
      try {
        const old = startOld();
        running.push(old);
        await old.ready;
        const bought = [await buy(old)];
        const current = start();
        await current.ready;
        bought.push(await buy(old), await buy(current));
        const late = startOld();
        running.push(late);
        await late.ready;
        bought.push(await buy(late), await buy(current));
        // Each is paid at a service that did not sell it.
        const cashiers = [current, current, late, old, late];
        for (const [index, id] of bought.entries()) {
          expect(await cashiers[index]?.deliver(stage.standIn.pay(id))).toBe(true);
        }
        for (const service of [old, current, late])
          expect((await listPaid(service)).sort()).toEqual([...bought].sort());
        expect((await fetch(`${late.origin}/readyz`)).status).toBe(200);
      } finally {
        await Promise.all(running.map((service) => service.kill()));
        rmSync(path.dirname(folder), { recursive: true, force: true });
      }
    });

    test('100,000 orders are listed in a heap that would not hold them @whole', async () => {
      const small = { NODE_OPTIONS: '--max-old-space-size=64', RECONCILE_SECONDS: '60' };
      const service = start(small);
      await service.ready;
      await buy(service);
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(`
      insert into orders (id, request_key, request_hash, status, rank, livemode, currency, lines, subtotal,
        shipping_options, allowed_totals, amount_total, buy_now)
      select 'ord_0' || lpad(n::text, 12, '0'), 'click ' || n, '', 'expired', 20, false, 'usd',
        (select jsonb_agg(line) from orders, jsonb_array_elements(lines) as line, generate_series(1, 4)
          where status = 'open'), 1000, '[]', '{}', 1595, false
      from generate_series(1, 100000) as n`);
      await client.end();
      const command = new RunningService(stage.folder, { DATABASE_URL: server.url, ...small }, 'orders.js');
      expect(await command.ended).toEqual({ code: 0, signal: null });
      expect(command.stdout.trimEnd().split('\n')).toHaveLength(100_001);
      const listed = await fetch(`${service.origin}/operator/orders`, {
        headers: { Authorization: 'Bearer operator-token-of-the-test' },
      });
      let bytes = 0;
      for await (const chunk of listed.body ?? []) bytes += chunk.length;
      // More than the service's heap holds, and complete.
      expect(bytes).toBeGreaterThan(64 * 1024 * 1024);
      expect((await fetch(`${service.origin}/healthz`)).status).toBe(200);
    });
  },
);
