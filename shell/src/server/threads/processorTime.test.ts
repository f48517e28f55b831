import { once } from 'node:events';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { lowerPriority, ownNumber, processorMs, restorePriority } from './processorTime';

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

isWhereTold('one thread leaves the processors to the others, and the others stay as they are', async () => {
  const thread = new Worker(
    `require('node:worker_threads').parentPort.on('message', () => {}).postMessage(require('node:fs').readlinkSync('/proc/thread-self'))`,
    { eval: true },
  );
  const [said] = await once(thread, 'message');
  const number = Number(String(said).split('/').at(-1));
  const own = os.getPriority();

  expect(lowerPriority(number)).toBe(true);
  expect([os.getPriority(number), os.getPriority()]).toEqual([os.constants.priority.PRIORITY_LOW, own]);

  // Without the right to raise a priority it stays, and whoever asked is told.
  const isRestored = restorePriority(number);
  expect(os.getPriority(number) === own).toBe(isRestored);
  await thread.terminate();

  expect(restorePriority(number)).toBe(false);
  expect(lowerPriority(ownNumber())).toBe(isRestored);
  if (isRestored) restorePriority(ownNumber());
});
