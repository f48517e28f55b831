import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import request from 'supertest';
import { readConfig } from '../config';
import { healthRoutes } from './healthRoutes';

const live = { mf_cart: { app: 'mf-cart', version: '2', segments: ['cart'], publicFiles: [] } };

test('however often it is asked, the service is asked once a second, and what it says next is heard', async () => {
  let asked = 0;
  let status = 503;
  const service = createServer((_req, res) => {
    asked += 1;
    res.writeHead(status).end('{}');
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const CHECKOUT_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const shell = express()
    .use(
      healthRoutes(
        readConfig({ CHECKOUT_URL }),
        () => ({ remotes: live }),
        () => null,
      ),
    )
    .listen(0, '127.0.0.1');
  const isReady = async () => (await request(shell).get('/readyz')).status === 200;
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1);
  const answers = await Promise.all(Array.from({ length: 50 }, isReady));
  expect([asked, new Set(answers)]).toEqual([1, new Set([false])]);
  status = 200;
  expect(await isReady()).toBe(false);
  clock.mockReturnValue(1002);
  expect(await isReady()).toBe(true);
  expect(asked).toBe(2);
  clock.mockRestore();
  for (const server of [shell, service]) {
    server.closeAllConnections();
    server.close();
  }
});

const refused = { version: '2', reason: 'it was built for another platform' };

test.each([
  ['no remote', 'no remote is live', {}, {}],
  ['only a remote that is refused', 'no remote is live', live, { mf_cart: { version: '2', refused } }],
  [
    'the version before of a remote that is refused',
    'checkout service is not ready',
    { mf_cart: { ...live.mf_cart, version: '1' } },
    { mf_cart: { version: '1', refused } },
  ],
  ['a remote without a verdict', 'checkout service is not ready', live, null],
])('a shell with %s says: %s', async (_what, said, shown, remotes) => {
  const config = readConfig({ CHECKOUT_URL: 'http://127.0.0.1:9' });
  const served = () => remotes && { remotes };
  const app = express().use(healthRoutes(config, () => ({ remotes: shown }), served));
  const { status, body } = await request(app).get('/readyz');
  expect([status, body]).toEqual([503, { status: said }]);
});

test.each([
  ['no remote', 503, {}, {}],
  ['only a remote that is refused', 503, live, { mf_cart: { version: '2', refused } }],
  ['a remote', 200, live, { mf_cart: { version: '2' } }],
])('asked for its pages alone, a shell with %s answers %i', async (_what, expected, shown, remotes) => {
  const config = readConfig({ CHECKOUT_URL: 'http://127.0.0.1:9' });
  const app = express().use(
    healthRoutes(
      config,
      () => ({ remotes: shown }),
      () => ({ remotes }),
    ),
  );
  expect((await request(app).get('/readyz?pages')).status).toBe(expected);
});

const shown = { remotes: { mf_learn: { version: '<7>' } } };

function anApp(config: Record<string, string> = {}) {
  const current = () => ({ remotes: {} });
  return express().use(healthRoutes(readConfig(config), current, () => shown));
}

test('somebody on this machine reads what is live, as JSON even where a browser asks', async () => {
  const answer = await request(anApp()).get('/__status').set('Accept', 'text/html');
  expect(answer.type).toBe('application/json');
  expect(answer.body).toEqual(shown);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['X-Forwarded-For', 'Via'])('what comes through a proxy (%s) needs the token', async (header) => {
  const shop = anApp({ STATUS_TOKEN: 'a-secret' });
  const ask = (app: typeof shop, authorization = '') =>
    request(app).get('/__status').set(header, '203.0.113.9').set('Authorization', authorization);
  expect((await ask(anApp())).status).toBe(404);
  expect((await ask(shop)).status).toBe(404);
  expect((await ask(shop, 'Bearer a-secreT')).status).toBe(404);
  expect((await ask(shop, 'Bearer a-secret')).status).toBe(200);
});
