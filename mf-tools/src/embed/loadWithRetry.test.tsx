import { loadWithRetry } from './loadWithRetry';

const never = () => new Promise<string>(() => {});
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** What a loading has come to after so many ms. */
async function after(ms: number, loading: Promise<string>) {
  let state = 'waiting';
  loading.then(
    (value) => (state = value),
    (error: Error) => (state = error.message),
  );
  await jest.advanceTimersByTimeAsync(ms);
  return state;
}

test('what comes at once is taken, and nothing is asked twice', async () => {
  const load = jest.fn(async () => 'part');
  expect(await after(9000, loadWithRetry(load))).toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what fails is asked for once more', async () => {
  const load = jest.fn((isSecondTry: boolean) =>
    isSecondTry ? Promise.resolve('part') : Promise.reject(new Error('refused')),
  );
  expect(await after(1500, loadWithRetry(load))).toBe('part');
});

test('what fails twice has failed', async () => {
  const load = jest.fn(() => Promise.reject(new Error('refused')));
  expect(await after(1500, loadWithRetry(load))).toBe('refused');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what hangs is asked for again, and the first answer counts', async () => {
  const load = (isSecondTry: boolean) => (isSecondTry ? Promise.resolve('second') : never());
  expect(await after(3900, loadWithRetry(load))).toBe('waiting');
  expect(await after(4100, loadWithRetry(load))).toBe('second');
});

test('after eight seconds nobody waits any more', async () => {
  expect(await after(7900, loadWithRetry(never))).toBe('waiting');
  expect(await after(8100, loadWithRetry(never))).toMatch(/8 seconds/);
});
