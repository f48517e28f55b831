import { type BreakerTarget, CircuitBreakers } from './circuitBreakers';

const remote: BreakerTarget = { remote: 'mf_cart', version: '1', path: null, route: null, fragment: null };
const page = (path: string): BreakerTarget => ({ ...remote, path, route: '/cart/:step' });

let isWell: boolean;
let probes: number;
let breakers: CircuitBreakers;

/** Lets time pass in which visitors ask four times a second. */
async function askFor(ms: number) {
  for (let passed = 0; passed < ms; passed += 250) {
    breakers.isOpen(remote);
    await jest.advanceTimersByTimeAsync(250);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  isWell = false;
  probes = 0;
  breakers = new CircuitBreakers(async () => {
    probes++;
    return isWell;
  });
});
afterEach(() => void jest.useRealTimers());

test('an open breaker is probed again and again while somebody asks, and closes within two seconds', async () => {
  breakers.open(remote);
  await askFor(5000);
  expect(breakers.isOpen(remote)).toBe(true);
  expect(probes).toBeGreaterThan(1);
  isWell = true;
  await askFor(2000);
  expect(breakers.isOpen(remote)).toBe(false);
});

test('a target that nobody asks for is probed once a minute, and closes all the same', async () => {
  breakers.open(remote);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(probes).toBeLessThanOrEqual(7);
  const before = probes;
  await jest.advanceTimersByTimeAsync(120_000);
  expect(probes - before).toBeGreaterThan(0);
  expect(probes - before).toBeLessThanOrEqual(2);
  isWell = true;
  await jest.advanceTimersByTimeAsync(65_000);
  expect(breakers.list()).toEqual([]);
});

test.each([1, -1])('a clock that is set by %d h in between changes nothing', async (hours) => {
  breakers.open(remote);
  await askFor(1000);
  jest.setSystemTime(Date.now() + hours * 3_600_000);
  const before = probes;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(probes).toBeGreaterThan(before);
  const asked = probes;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(probes - asked).toBeLessThanOrEqual(5);
});

test('what was closed while it was probed stays closed, though the probe failed', async () => {
  let answer = (_isWell: boolean) => {};
  breakers = new CircuitBreakers(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  breakers.open(remote);
  await jest.advanceTimersByTimeAsync(2000);
  breakers.close(remote);
  answer(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(breakers.list()).toEqual([]);
});

test('three open pages of a route open the route, and two do not', () => {
  for (const path of ['/cart/1', '/cart/2']) breakers.open(page(path));
  expect(breakers.isOpen(page('/cart/9'))).toBe(false);
  breakers.open(page('/cart/3'));
  expect(breakers.isOpen(page('/cart/9'))).toBe(true);
  expect(breakers.isOpen({ ...page('/cart/9'), version: '2' })).toBe(false);
});
