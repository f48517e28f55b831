import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  buildService,
  type Environment,
  RunningService,
  standInSettings,
  until,
} from '../../checkout-service/testing/builtService';
import { StripeStandIn } from '../../checkout-service/testing/stripeStandIn';

jest.setTimeout(120_000);

const cart = { items: [{ id: 'wx-201', name: 'Soy Wax', price: 14.99, variantId: null, quantity: 1 }] };

/** Starting, stopping, restarting and losing its folder: the built service as an operator runs it. */
describe('the checkout service as a process', () => {
  let built: ReturnType<typeof buildService>;
  let standIn: StripeStandIn;
  let dataDir: string;
  const running: RunningService[] = [];

  const start = (environment: Environment = {}, program?: string) => {
    const service = new RunningService(
      built.folder,
      { DATA_DIR: dataDir, ...standInSettings(standIn), ...environment },
      program,
    );
    running.push(service);
    return service;
  };
  const withoutKey = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_API_BASE: '' };

  async function buy(service: RunningService): Promise<string> {
    const sessionId = await service.checkOut(cart);
    if (!sessionId) throw new Error('No session');
    return sessionId;
  }

  beforeAll(() => {
    built = buildService();
  });
  beforeEach(async () => {
    standIn = await new StripeStandIn().start();
    dataDir = mkdtempSync(path.join(tmpdir(), 'shop-life-'));
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((service) => service.kill()));
    await standIn.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  afterAll(() => built?.remove());

  test('a second service on the same folder says so and exits 1; the first goes on', async () => {
    const first = start();
    await first.ready;
    const second = start();
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.stderr).toMatch(/^DATA_DIR is in use: process \d+ already runs a checkout service/);
    expect(await buy(first)).toMatch(/^cs_/);
  });

  test('of two that start at the same moment one serves and one exits 1', async () => {
    const pair = [start(), start()];
    await Promise.allSettled(pair.map((service) => service.ready));
    await until(() => pair.filter(({ child }) => child.exitCode === 1).length === 1);
    const survivor = pair.find(({ child }) => child.exitCode === null);
    expect(survivor && (await buy(survivor))).toMatch(/^cs_/);
  });

  test('the lock of a killed service is taken over', async () => {
    const killed = start();
    await killed.ready;
    await killed.kill();
    expect(existsSync(path.join(dataDir, 'checkout/service.lock'))).toBe(true);
    const next = start();
    await next.ready;
    expect(await buy(next)).toMatch(/^cs_/);
  });

  test('a lock that names a process which lives under that number by chance is taken over', async () => {
    const first = start();
    await first.ready;
    await first.kill('SIGTERM');
    // This test's own process, but said to have started at another time.
    writeFileSync(path.join(dataDir, 'checkout/service.lock'), `${process.pid} 1 old`);
    await start().ready;
  });

  test('a data folder that does not open is moved aside, and its paid orders come back from Stripe', async () => {
    const first = start();
    await first.ready;
    const [paid, open] = [await buy(first), await buy(first)];
    await first.deliver(standIn.pay(paid, 1));
    const before = (await first.orders()).find(({ session_id }) => session_id === paid);
    await first.kill('SIGTERM');
    const control = path.join(dataDir, 'checkout/pgdata/global/pg_control');
    writeFileSync(control, Buffer.alloc(statSync(control).size, 7).toString());

    const second = start();
    await second.ready;
    await until(async () => (await second.orders()).length === 2);
    const after = await second.orders();
    expect(after.find(({ session_id }) => session_id === paid)).toMatchObject({
      order_id: before?.order_id,
      status: 'paid',
      amount_total: before?.amount_total,
      lines: before?.lines,
    });
    expect(after.find(({ session_id }) => session_id === open)).toMatchObject({ status: 'open' });
    const aside = readdirSync(path.join(dataDir, 'checkout')).filter((name) =>
      name.startsWith('pgdata.aside-'),
    );
    expect(aside).toHaveLength(1);
    expect(existsSync(path.join(dataDir, 'checkout', aside[0] ?? '', 'PG_VERSION'))).toBe(true);
    expect(second.stdout).toContain('moved aside');
  });

  test('a data folder that is gone costs nothing that Stripe knows', async () => {
    const first = start();
    await first.ready;
    const sessions = [await buy(first), await buy(first), await buy(first)];
    for (const id of sessions) await first.deliver(standIn.pay(id));
    await first.kill();
    rmSync(dataDir, { recursive: true, force: true });
    const second = start();
    await second.ready;
    await until(async () => (await second.orders()).length === 3);
    expect((await second.orders()).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
  });

  test('killed at any moment of its first start, it starts the next time', async () => {
    for (const wait of [150, 350, 600, 900]) {
      const service = start();
      await new Promise((resolve) => setTimeout(resolve, wait));
      await service.kill();
    }
    const last = start();
    await last.ready;
    expect(await buy(last)).toMatch(/^cs_/);
  });

  test('SIGTERM: requests under way are answered, then exit 0 within ten seconds', async () => {
    const service = start();
    await service.ready;
    standIn.fail({ kind: 'delay', delayMs: 1200, times: 1 });
    const answer = service.checkOut(cart);
    await until(() => standIn.requests > 1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const startedAt = Date.now();
    const ended = service.kill('SIGTERM');
    expect(await answer).toMatch(/^cs_/);
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect(existsSync(path.join(dataDir, 'checkout/service.lock'))).toBe(false);
  });

  test('SIGTERM while Stripe is silent: exit 0 within ten seconds all the same', async () => {
    const service = start();
    await service.ready;
    standIn.fail({ kind: 'silence', only: 'any' });
    const hanging = service.checkOut(cart).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const startedAt = Date.now();
    expect(await service.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    await hanging;
  });

  test.each<[string, Environment]>([
    ['CHECKOUT_PORT', { CHECKOUT_PORT: 'http' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: '' }],
    ['STRIPE_API_BASE', { STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef' }],
    ['DATABASE_URL', { STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef', STRIPE_API_BASE: '' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://shop:secretpass@127.0.0.1:1/none' }],
    ['NODE_ENV', { ...withoutKey, NODE_ENV: 'production' }],
    ['DATA_DIR', { DATA_DIR: path.join(__filename, 'in-a-file') }],
  ])('a wrong %s stops the start with one sentence that names it', async (name, environment) => {
    const service = start(environment);
    expect(await service.ended).toEqual({ code: 1, signal: null });
    expect(service.stderr).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]*\\.\\n$`));
    expect(service.stdout + service.stderr).not.toMatch(/sk_live_0123|secretpass|whsec_/);
  });

  test('a port that is taken stops the start with a sentence', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const address = holder.address();
    const service = start({ CHECKOUT_PORT: String(typeof address === 'object' && address?.port) });
    expect(await service.ended).toEqual({ code: 1, signal: null });
    expect(service.stderr).toBe('CHECKOUT_PORT is already in use by another program.\n');
    holder.close();
  });

  describe('in sandbox mode', () => {
    const post = (url: string, form: Record<string, string>) =>
      fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

    async function checkOutInSandbox(service: RunningService): Promise<string> {
      const response = await service.post('/api/create-checkout', JSON.stringify(cart));
      return ((await response.json()) as { url: string }).url;
    }
    const statusOf = async (service: RunningService, url: string) => {
      const response = await fetch(`${service.origin}/api/orders/${url.split('/').pop()}`);
      return ((await response.json()) as { status: string }).status;
    };

    test('tells so, and an order can be paid, declined, paid later and cancelled', async () => {
      const service = start(withoutKey);
      const ready = await service.ready;
      expect(ready.isSandbox).toBe(true);
      expect(service.stdout).toContain('SANDBOX');

      const paid = await checkOutInSandbox(service);
      expect(ready.paymentOrigins).toContain(new URL(paid).origin);
      expect(await (await fetch(paid)).text()).toMatch(/practice payment page/);
      const declined = await post(paid, { action: 'decline', shipping: '0' });
      expect(declined.headers.get('Location')).toContain('?declined');
      expect(await statusOf(service, paid)).toBe('open');
      const success = await post(paid, { action: 'pay', shipping: '2' });
      expect([success.status, success.headers.get('Location')]).toEqual([
        303,
        expect.stringMatching(/\/order-success\?session_id=cs_test_/),
      ]);
      await until(async () => (await statusOf(service, paid)) === 'paid');

      const cancelled = await checkOutInSandbox(service);
      expect((await post(cancelled, { action: 'cancel' })).headers.get('Location')).toMatch(/\/cart$/);
      expect(await statusOf(service, cancelled)).toBe('open');

      const later = await checkOutInSandbox(service);
      await post(later, { action: 'later', shipping: '0' });
      await until(async () => (await statusOf(service, later)) === 'pending');
      await until(async () => (await statusOf(service, later)) === 'paid');
      // Everything came by signed webhooks through the real endpoint.
      expect(service.stdout).toMatch(
        /"event_type":"checkout.session.async_payment_succeeded","outcome":"applied"/,
      );
    });

    test('an open payment page can still be paid after a restart', async () => {
      const first = start({ ...withoutKey, CHECKOUT_PORT: '0' });
      await first.ready;
      const url = await checkOutInSandbox(first);
      await first.kill();
      const second = start(withoutKey);
      await second.ready;
      await post(`${second.origin}${new URL(url).pathname}`, { action: 'pay', shipping: '0' });
      await until(async () => (await statusOf(second, url)) === 'paid');
    });
  });

  describe('the operator’s commands', () => {
    const settings = { RECONCILE_SECONDS: '60', OPERATOR_TOKEN: '' };
    const run = async (program: string, ...words: string[]) => {
      const environment = { DATA_DIR: dataDir, CHECKOUT_PORT: '' };
      const command = new RunningService(built.folder, environment, program, words);
      return { ...(await command.ended), out: command.stdout, err: command.stderr };
    };

    test('list orders while the service runs, and when it does not', async () => {
      const service = start(settings);
      await service.ready;
      const id = await buy(service);
      await service.deliver(standIn.pay(id));
      const line = new RegExp(`paid .*\\$20\\.94 .*${id} .*1 x Soy Wax`);
      expect((await run('orders.js')).out).toMatch(line);
      await service.kill('SIGTERM');
      expect((await run('orders.js')).out).toMatch(line);
      expect(JSON.parse((await run('orders.js', '--json')).out)).toEqual([
        expect.objectContaining({ session_id: id, status: 'paid', amount_total: 2094, currency: 'usd' }),
      ]);
    });

    test('change a price that the running service charges at once', async () => {
      const service = start(settings);
      await service.ready;
      expect((await run('products.js')).out).toMatch(/^wx-201 +\$14\.99 {2}Soy Wax$/m);
      expect((await run('products.js', 'price', 'wx-201', '1599')).out).toMatch(/^wx-201 +\$15\.99/);
      expect(await service.checkOut(cart)).toBeNull();
      const [item] = cart.items;
      expect(await service.checkOut({ items: [{ ...item, price: 15.99 }] })).toMatch(/^cs_/);
    });

    test('words that are not understood are answered with how it goes, and exit 2', async () => {
      expect(await run('products.js', 'price', 'wx-201', '15.99')).toMatchObject({
        code: 2,
        err: expect.stringContaining('Usage'),
      });
      expect(await run('orders.js', '--yaml')).toMatchObject({
        code: 2,
        err: expect.stringContaining('Usage'),
      });
    });
  });
});
