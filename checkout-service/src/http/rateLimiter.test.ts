import type { Database } from '../database/database';
import { createRateLimiter } from './rateLimiter';

afterEach(() => {
  jest.useRealTimers();
});

test('a flood of addresses does not grow the memory: the oldest are forgotten', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  const { take } = createRateLimiter({
    limit: 1,
    database: { kind: 'embedded' } as Database,
    hashKey: 'test',
  });
  expect([await take('10.0.0.1'), await take('10.0.0.1')]).toEqual([0, 60]);
  for (let index = 0; index < 10_000; index += 1) await take(`10.1.${index >> 8}.${index & 255}`);
  expect(await take('10.0.0.1')).toBe(0);
});

test('a new minute begins a new count', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) + 59_000 });
  const { take } = createRateLimiter({
    limit: 1,
    database: { kind: 'embedded' } as Database,
    hashKey: 'test',
  });
  expect([await take('10.0.0.1'), await take('10.0.0.1')]).toEqual([0, 1]);
  jest.setSystemTime(Date.UTC(2026, 0, 1) + 60_000);
  expect(await take('10.0.0.1')).toBe(0);
});
