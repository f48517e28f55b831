import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { checkoutProxy } from './checkoutProxy';

test.each([
  ['a script reads a code', '/api/create-checkout/', 'application/json', '{"error":"payment_unavailable"}'],
  [
    'a person reads a sentence',
    '/sandbox/pay/cs_test_1',
    'text/plain',
    'The payment page cannot be reached right now. Reload it in a minute.',
  ],
])('while the checkout service is away %s', async (_what, path, type, said) => {
  const log = pino({ level: 'silent' });
  const app = express().use(['/api', '/sandbox'], checkoutProxy('http://127.0.0.1:9', log));
  const { status, headers, text } = await request(app).get(path);
  expect([status, headers['content-type'], text]).toEqual([502, type, said]);
});

test('a client that asks for the end of its connection gets it', async () => {
  const service = createServer((_req, res) => res.end('[]')).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const app = express().use('/api', checkoutProxy(url, pino({ level: 'silent' })));
  const asked = request(app).get('/api/products').set('Connection', 'close');
  expect((await asked).headers.connection).toBe('close');
  service.close();
});
