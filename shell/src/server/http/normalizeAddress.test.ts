import express from 'express';
import request from 'supertest';
import { normalizeAddress, refuseUnusualAddress } from './normalizeAddress';

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
  const server = express().use(refuseUnusualAddress);
  const { headers } = await request(server).get('/r//shell/main.js').expect(301);
  expect(headers).toMatchObject({ location: '/r/shell/main.js', 'cache-control': 'no-store' });
});
