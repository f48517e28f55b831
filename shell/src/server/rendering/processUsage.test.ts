import { readProcessUsage } from './processUsage';

const isLinux = process.platform === 'linux' ? test : test.skip;

isLinux('what a process computes is counted, and what it waits is not', () => {
  const cpuMs = () => readProcessUsage(process.pid)?.cpuMs ?? 0;
  const before = cpuMs();
  const until = performance.now() + 30_000;
  while (cpuMs() - before < 100 && performance.now() < until);
  const computed = cpuMs();
  expect(computed - before).toBeGreaterThanOrEqual(100);

  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  expect(cpuMs() - computed).toBeLessThan(400);
});

isLinux('memory is what the process says of itself', () => {
  const { residentBytes = 0 } = readProcessUsage(process.pid) ?? {};
  expect(residentBytes / process.memoryUsage.rss()).toBeGreaterThan(0.8);
  expect(residentBytes / process.memoryUsage.rss()).toBeLessThan(1.25);
});

test('of a process that is not there nothing is told', () => {
  expect(readProcessUsage(-1)).toBeNull();
});
