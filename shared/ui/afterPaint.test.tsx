const { afterPaint } = jest.requireActual<typeof import('./afterPaint')>('./afterPaint');

/** Becomes true when the wait is over. */
function watch(waiting: Promise<void>) {
  const seen = { isOver: false };
  void waiting.then(() => {
    seen.isOver = true;
  });
  return seen;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it waits for a frame, and for the task after it', async () => {
  const seen = watch(afterPaint());
  await jest.advanceTimersByTimeAsync(5);
  expect(seen.isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(20);
  expect(seen.isOver).toBe(true);
});

test('a window that shows no frames is not waited for', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const seen = watch(afterPaint());
  await jest.advanceTimersByTimeAsync(200);
  expect(seen.isOver).toBe(true);
});

test('a page that is left has done what it was asked to', async () => {
  const seen = watch(afterPaint());
  window.dispatchEvent(new Event('pagehide'));
  await Promise.resolve();
  expect(seen.isOver).toBe(true);
});
