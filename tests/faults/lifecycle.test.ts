import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {
  builtService,
  type Environment,
  type RunningService,
  until,
} from '../../checkout-service/testing/builtService';
import { promisedMs } from '../support/promisedMs';
import { buy, cart, getOrder, preload, useStage } from './support/stage';

jest.setTimeout(120_000);

/** Starting, stopping, restarting and losing its folder: the built service as an operator runs it. */
describe('the checkout service as a process', () => {
  const stage = useStage();
  /** As the system answers whoever is not root and asks for a port below 1024. */
  const refuseListening = `import { Server } from 'node:net';
    Server.prototype.listen = function () {
      const refusal = Object.assign(new Error('listen EACCES: permission denied 127.0.0.1:80'), { code: 'EACCES' });
      setImmediate(() => this.emit('error', refusal));
      return this;
    };`;
  const withoutKey = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_API_BASE: '' };

  test('a second service on the same folder says so and exits 1; the first goes on', async () => {
    const first = stage.start();
    await first.ready;
    const second = stage.start();
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.stderr).toMatch(/^DATA_DIR is in use: process \d+ already runs a checkout service/);
    expect(await buy(first)).toMatch(/^cs_/);
  });

  test('a service whose parent is gone before it is ready stops, and calls nothing fatal', async () => {
    const service = spawn(process.execPath, [path.join(builtService(), 'server.js')], {
      env: { PATH: process.env.PATH, CHECKOUT_PORT: '0', DATA_DIR: stage.dataDir },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    let said = '';
    service.stdout?.on('data', (chunk) => {
      said += chunk;
    });
    service.disconnect();
    expect(await once(service, 'exit')).toEqual([0, null]);
    expect(said).not.toContain('uncaughtException');
  });

  test('the lock of a killed service is taken over @whole', async () => {
    const killed = stage.start();
    await killed.ready;
    await killed.kill();
    expect(existsSync(path.join(stage.dataDir, 'checkout/service.lock'))).toBe(true);
    const next = stage.start();
    await next.ready;
    expect(await buy(next)).toMatch(/^cs_/);
  });

  test('a lock that names a process which lives under that number by chance is taken over @whole', async () => {
    const first = stage.start();
    await first.ready;
    await first.kill('SIGTERM');
    // This test's own process, but said to have started at another time.
    writeFileSync(path.join(stage.dataDir, 'checkout/service.lock'), `${process.pid} 1 old`);
    await stage.start().ready;
  });

  test.each<[string, (data: string) => void]>([
    ['does not open', (data) => writeFileSync(path.join(data, 'global/pg_control'), 'x'.repeat(8192))],
    ['is not whole @whole', (data) => rmSync(path.join(data, 'PG_VERSION'))],
  ])(
    'a data folder that %s is moved aside, and its paid orders come back from Stripe',
    async (_name, damage) => {
      const first = stage.start();
      await first.ready;
      const [paid, open] = [await buy(first), await buy(first)];
      await first.deliver(stage.standIn.pay(paid, 1));
      const before = await getOrder(first, paid);
      await first.kill('SIGTERM');
      damage(path.join(stage.dataDir, 'checkout/pgdata'));

      const second = stage.start();
      await second.ready;
      await until(async () => (await second.orders()).length === 1);
      expect(await getOrder(second, paid)).toMatchObject({
        order_id: before?.order_id,
        status: 'paid',
        amount_total: before?.amount_total,
        lines: before?.lines,
      });
      // Nobody paid: it comes back when somebody asks for it.
      const asked = await fetch(`${second.origin}/api/orders/${open}`);
      expect(await asked.json()).toMatchObject({ status: 'open' });
      const aside = readdirSync(path.join(stage.dataDir, 'checkout')).filter((name) =>
        name.startsWith('pgdata.aside-'),
      );
      expect(aside).toHaveLength(1);
      expect(existsSync(path.join(stage.dataDir, 'checkout', aside[0] ?? '', 'pg_wal'))).toBe(true);
      await until(() => second.stdout.includes('moved aside'));
    },
  );

  test('a data folder that is gone costs nothing that Stripe knows @whole', async () => {
    const first = stage.start();
    await first.ready;
    const sessions = [await buy(first), await buy(first), await buy(first)];
    for (const id of sessions) await first.deliver(stage.standIn.pay(id));
    await first.kill();
    rmSync(stage.dataDir, { recursive: true, force: true });
    const second = stage.start();
    await second.ready;
    await until(async () => (await second.orders()).length === 3);
    expect((await second.orders()).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
  });

  test('SIGTERM: requests under way are answered, then exit 0 within ten seconds', async () => {
    const service = stage.start();
    await service.ready;
    stage.standIn.fail({ kind: 'delay', delayMs: 1200, times: 20 });
    const answers = Array.from({ length: 20 }, () => service.checkOut(cart));
    await until(async () => (await service.orders()).length === 20);
    const startedAt = performance.now();
    const ended = service.kill('SIGTERM');
    for (const answer of answers) expect(await answer).toMatch(/^cs_/);
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(performance.now() - startedAt).toBeLessThan(promisedMs(10_000));
    expect(existsSync(path.join(stage.dataDir, 'checkout/service.lock'))).toBe(false);
  });

  test('SIGTERM while Stripe is silent: exit 0 within ten seconds all the same @whole', async () => {
    const service = stage.start();
    await service.ready;
    stage.standIn.fail({ kind: 'silence', only: 'any' });
    const hanging = service.checkOut(cart).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const startedAt = performance.now();
    expect(await service.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(performance.now() - startedAt).toBeLessThan(promisedMs(10_000));
    await hanging;
  });

  test('an error that nobody caught ends the process with a line of log and exit 1; the next start works @whole', async () => {
    const failing = stage.start(preload("setTimeout(() => Promise.reject(new Error('forgotten')), 2000)"));
    expect(await failing.ended).toEqual({ code: 1, signal: null });
    expect(failing.stdout).toMatch(/"level":60,.*"message":"forgotten".*"msg":"unhandledRejection"/);
    await stage.start().ready;
  });

  const stopsTheStart = async (name: string, environment: Environment) => {
    const service = stage.start(environment);
    expect(await service.ended).toEqual({ code: 1, signal: null });
    expect(service.stderr).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]*\\.\\n$`));
    expect(service.stdout + service.stderr).not.toMatch(/sk_live_0123|secretpass|whsec_|nowhere|203\.0|xxx/);
  };

  test.each<[string, Environment]>([
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: '' }],
    ['DATABASE_URL', { STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef', STRIPE_API_BASE: '' }],
  ])('a wrong %s stops the start with one sentence that names it', stopsTheStart);

  test.each<[string, Environment]>([
    ['CHECKOUT_PORT', { CHECKOUT_PORT: 'http' }],

    ['STRIPE_API_BASE', { STRIPE_SECRET_KEY: 'sk_live_0123456789abcdef' }],

    ['DATABASE_URL', { DATABASE_URL: 'postgres://shop:secretpass@127.0.0.1:1/none' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://shop:secretpass@/none?host=/nowhere' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://shop:secretpass@127.0.0.1:1/none?sslrootcert=/nowhere' }],
    ['SHIPPING_COUNTRIES', { SHIPPING_COUNTRIES: 'US,UK' }],
    ['CHECKOUT_HOST', { CHECKOUT_HOST: '203.0.113.7' }],
    ['CHECKOUT_PORT', { CHECKOUT_PORT: '80', ...preload(refuseListening) }],
    ['PAYMENTS_SANDBOX', { PAYMENTS_SANDBOX: 'yes' }],
    ['EMBEDDED_DATABASE', { EMBEDDED_DATABASE: 'yes' }],
    ['NODE_ENV', { ...withoutKey, NODE_ENV: 'production' }],
    ['DATA_DIR', { DATA_DIR: path.join(__filename, 'in-a-file') }],
    ['DATA_DIR', { DATA_DIR: `/tmp/${'x'.repeat(300)}` }],
  ])('another wrong %s stops the start with one sentence that names it @whole', stopsTheStart);

  test('a port that is taken stops the start with a sentence @whole', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const address = holder.address();
    const service = stage.start({ CHECKOUT_PORT: String(typeof address === 'object' && address?.port) });
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
    const getStatus = async (service: RunningService, url: string) => {
      const response = await fetch(`${service.origin}/api/orders/${url.split('/').pop()}`);
      return ((await response.json()) as { status: string }).status;
    };

    test('tells so, and an order can be paid, declined, paid later and canceled', async () => {
      const service = stage.start(withoutKey);
      const ready = await service.ready;
      expect(ready.isSandbox).toBe(true);
      await until(() => service.stdout.includes('SANDBOX'));

      const paid = await checkOutInSandbox(service);
      expect(ready.paymentOrigins).toContain(new URL(paid).origin);
      expect(await (await fetch(paid)).text()).toMatch(/practice payment page/);
      const declined = await post(paid, { action: 'decline', shipping: '1' });
      const retry = await (await fetch(new URL(declined.headers.get('Location') ?? '', paid))).text();
      expect(retry).toContain('Your card was declined');
      expect(retry.match(/value="\d" checked/g)).toEqual(['value="1" checked']);
      expect(await getStatus(service, paid)).toBe('open');
      const success = await post(paid, { action: 'pay', shipping: '2' });
      expect([success.status, success.headers.get('Location')]).toEqual([
        303,
        expect.stringMatching(/\/order-success\?session_id=cs_test_/),
      ]);
      await until(async () => (await getStatus(service, paid)) === 'paid');

      const cancelled = await checkOutInSandbox(service);
      expect((await post(cancelled, { action: 'cancel' })).headers.get('Location')).toMatch(/\/cart$/);
      expect(await getStatus(service, cancelled)).toBe('open');

      const later = await checkOutInSandbox(service);
      await post(later, { action: 'later', shipping: '0' });
      await until(async () => (await getStatus(service, later)) === 'pending');
      await until(async () => (await getStatus(service, later)) === 'paid');
      // Everything came by signed webhooks through the real endpoint.
      await until(() =>
        /"event_type":"checkout.session.async_payment_succeeded","outcome":"applied"/.test(service.stdout),
      );
    });

    const hasIPv6 = Object.values(os.networkInterfaces()).some((all) =>
      all?.some(({ address }) => address === '::1'),
    );
    (hasIPv6 ? test : test.skip)(
      'pay pages and webhooks are where it listens, on IPv6 as well @whole',
      async () => {
        const service = stage.start({ ...withoutKey, CHECKOUT_HOST: '::1' });
        const { port, paymentOrigins } = await service.ready;
        service.origin = `http://[::1]:${port}`;
        expect(paymentOrigins).toContain(service.origin);
        const url = await checkOutInSandbox(service);
        expect((await post(url, { action: 'pay', shipping: '0' })).status).toBe(303);
        await until(() =>
          /"event_type":"checkout.session.completed","outcome":"applied"/.test(service.stdout),
        );
      },
    );

    test('an open payment page can still be paid after a restart @whole', async () => {
      const first = stage.start({ ...withoutKey, CHECKOUT_PORT: '0' });
      await first.ready;
      const url = await checkOutInSandbox(first);
      await first.kill();
      const second = stage.start(withoutKey);
      await second.ready;
      await post(`${second.origin}${new URL(url).pathname}`, { action: 'pay', shipping: '0' });
      await until(async () => (await getStatus(second, url)) === 'paid');
    });
  });
});
