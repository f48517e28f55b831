import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import request from 'supertest';
import { readConfig } from '../config';
import { createReadiness, healthRoutes } from './healthRoutes';

test('however often it is asked, the service is asked once a second, and what it says next is heard', async () => {
  let asked = 0;
  let status = 503;
  const service = createServer((_req, res) => {
    asked += 1;
    res.writeHead(status).end('{}');
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const isReady = createReadiness(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);
  const answers = await Promise.all(Array.from({ length: 50 }, isReady));
  expect([asked, new Set(answers)]).toEqual([1, new Set([false])]);
  status = 200;
  expect(await isReady()).toBe(false);
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toBe(2);
  service.closeAllConnections();
  service.close();
});

test('a shell that can show no page is not ready', async () => {
  const app = express().use(healthRoutes(readConfig({}), () => ({ remotes: {} })));
  const { status, body } = await request(app).get('/readyz');
  expect([status, body]).toEqual([503, { status: 'no remote is live' }]);
});
