import { ownNumber, processorMs } from './processorTime';

/** Only Linux tells. */
const isWhereTold = ownNumber() > 0 ? test : test.skip;

isWhereTold('what a thread computes is counted, and what it waits is not', () => {
  const before = processorMs(ownNumber());
  const until = Date.now() + 30_000;
  while (processorMs(ownNumber()) - before < 50 && Date.now() < until);
  const computed = processorMs(ownNumber());
  expect(computed - before).toBeGreaterThanOrEqual(50);

  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  expect(processorMs(ownNumber()) - computed).toBeLessThan(50);
});

test('of a thread that is not there nothing is told', () => {
  expect(processorMs(-1)).toBe(0);
});
