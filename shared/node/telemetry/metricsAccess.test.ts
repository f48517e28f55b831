import type { IncomingMessage } from 'node:http';
import { mayReadMetrics } from './metricsAccess';

const asked = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;
const ownMachine = { token: null, isBehindProxy: false };

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(mayReadMetrics(asked(address), ownMachine)).toBe(true);
});

test.each(['10.0.0.7', '::ffff:10.0.0.7', 'fe80::1', ''])('%j is not', (address) => {
  expect(mayReadMetrics(asked(address), ownMachine)).toBe(false);
});

test('a request through a proxy on this machine is not local', () => {
  for (const name of ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']) {
    expect(mayReadMetrics(asked('127.0.0.1', { [name]: '127.0.0.1' }), ownMachine)).toBe(false);
  }
  expect(mayReadMetrics(asked('127.0.0.1'), { token: null, isBehindProxy: true })).toBe(false);
});

test('with a token it is the token that counts, wherever one asks from', () => {
  const access = { token: 'a-token-of-metrics', isBehindProxy: true };
  expect(mayReadMetrics(asked('10.0.0.7', { authorization: 'Bearer a-token-of-metrics' }), access)).toBe(
    true,
  );
  expect(mayReadMetrics(asked('127.0.0.1'), access)).toBe(false);
  expect(mayReadMetrics(asked('127.0.0.1', { authorization: 'Bearer a-token' }), access)).toBe(false);
});
