import express from 'express';
import request from 'supertest';
import { normalizeAddress, redirectAddress, sendRedirect } from './addresses';

const server = express().use(redirectAddress);

test.each([
  ['/help/shipping', '/help'],
  ['/help/returns?x=1', '/help?tab=returns&x=1'],
  ['/search?q=soy%20wax', '/shop?search=soy%20wax'],
  ['/shop/', '/shop'],
])('%s has moved to %s', async (from, to) => {
  const answer = await request(server).get(from).expect(301);
  expect(answer.headers.location).toBe(to);
  expect(answer.text).toContain(to);
});

test('a redirect is kept for five minutes, so that a wrong one goes with its rollback', async () => {
  const { headers } = await request(server).get('/help/shipping').expect(301);
  expect(headers['cache-control']).toBe('max-age=300');
});

test('a redirect that holds for one visitor is kept by nobody', async () => {
  const once = express().use((_req, res) => sendRedirect(res, '/learn', false));
  const { headers } = await request(once).get('/').expect(302);
  expect(headers).toMatchObject({ location: '/learn', 'cache-control': 'no-store' });
});

test('HEAD is told the same, without a body', async () => {
  const [get, head] = await Promise.all([
    request(server).get('/help/shipping'),
    request(server).head('/help/shipping'),
  ]);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(head.text).toBeUndefined();
});

test.each(['/', '/shop', '/wax/soy-wax', '/api/x/', '/r/x/', '/media/'])(
  '%s is left to what comes after',
  async (address) => {
    await request(server).get(address).expect(404);
  },
);

test('only what is read is redirected', async () => {
  await request(server).post('/help/shipping').expect(404);
});

test.each([
  ['/', '/'],
  ['/shop?x=//../y', '/shop?x=//../y'],
  ['/.well-known/shop-contract.json', '/.well-known/shop-contract.json'],
  ['/sandbox/..//host/', '/host/'],
  ['/api/../%2e%2E/shop', '/shop'],
  ['/api//x?a=b', '/api/x?a=b'],
  ['//evil.example/x?a=b', '/evil.example/x?a=b'],
  ['/\\evil.example', '/evil.example'],
  ['/a/./b/.', '/a/b/'],
  ['/%73hop?x=%73', '/shop?x=%73'],
  ['/wax/soy%2Dwax', '/wax/soy-wax'],
  ['/%2573hop', '/%2573hop'],
  ['/wax/soy%20wax%2F%C3%A9', '/wax/soy%20wax%2F%C3%A9'],
  ['/a/%2E%2e/b', '/b'],
  ['http://evil.example/x', null],
  ['*', null],
  ['/wax/%E0%A4%A', null],
  ['/100%', null],
])('%s means %s', (address, normal) => {
  expect(normalizeAddress(address)).toBe(normal);
});

test('no cache keeps the way to the usual address: it may take both for the same', async () => {
  const { headers } = await request(server).get('/r//shell/main.js').expect(301);
  expect(headers).toMatchObject({ location: '/r/shell/main.js', 'cache-control': 'no-store' });
});
