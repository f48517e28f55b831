import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aPointer } from '@shop/testing/testReleases';
import express from 'express';
import { readConfig } from '../../config';
import { healthRoutes } from '../healthRoutes';
import { registerGauges } from './metrics';
import { observeRequest, setSource } from './observeRequests';

const seen: (string | undefined)[] = [];
let origin: string;
let stop: () => void;

beforeAll(async () => {
  registerGauges({
    current: () => ({ remotes: { mf_cart: aPointer('mf-cart', '1.2.3') } }),
    renderer: { pool: { state: () => ({ queued: 0, restarts: 0 }) }, breakers: { list: () => [] } },
    controller: { lastSwitchMs: 0 },
    store: null,
  });
  const app = express();
  app.use(
    healthRoutes(
      readConfig({}),
      () => ({ remotes: {} }),
      () => null,
    ),
  );
  app.use((req, res, next) => {
    observeRequest(req, res, false);
    next();
  });
  app.use('/api', (req, res) => {
    seen.push(req.get('X-Request-Id'));
    res.status(502).end();
  });
  app.use((req, res) => {
    setSource(req, 'kept');
    res.send('page');
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => server.close();
});
afterAll(() => stop());

test('requests are counted by kind, status and how a page came about, never by address', async () => {
  await fetch(`${origin}/product/made-up-by-a-client`);
  await fetch(`${origin}/r/mf-cart/1.2.3/client/x.js`);
  const text = await (await fetch(`${origin}/metrics`)).text();
  expect(text).toContain('shell_request_duration_seconds_count{kind="page",status="200",source="kept"} 1');
  expect(text).toContain('shell_request_duration_seconds_count{kind="file",status="200",source="none"} 1');
  expect(text).toContain('shell_release_info{remote="mf_cart",version="1.2.3"} 1');
  expect(text).not.toContain('made-up');
  expect(text).not.toContain('/metrics');
});

test('what programs send, what teams release and pages are counted apart', async () => {
  const kinds = {
    '/beacons': 'beacon',
    '/__releases/mf-cart': 'release',
    '/__status': 'other',
    '/x.php': 'other',
  };
  for (const path of Object.keys(kinds)) await fetch(origin + path, { method: 'POST' });
  const text = await (await fetch(`${origin}/metrics`)).text();
  for (const kind of Object.values(kinds))
    expect(text).toMatch(
      new RegExp(`shell_request_duration_seconds_count\\{kind="${kind}",status="200",source="none"\\} [1-9]`),
    );
  expect(text).toContain('shell_request_duration_seconds_count{kind="page",status="200",source="kept"} 1');
});

test('the service hears the id that the answer carries, and not one that a stranger made up', async () => {
  const headers = { 'X-Request-Id': '4bf92f3577b34da6a3ce929d0e0e4736' };
  const response = await fetch(`${origin}/api/create-checkout`, { headers });
  const id = response.headers.get('X-Request-Id');
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(seen.at(-1)).toBe(id);
  expect(id).not.toBe(headers['X-Request-Id']);
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain(
    'shell_request_duration_seconds_count{kind="service",status="502",source="none"} 1',
  );
});

test('a request for figures through a proxy is told that there is nothing', async () => {
  const response = await fetch(`${origin}/metrics`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  expect(response.status).toBe(404);
});
