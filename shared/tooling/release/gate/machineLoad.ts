import { readFileSync } from 'node:fs';
import os from 'node:os';

/** Runnable programs per core above which a look proves nothing. */
const BUSY = 5;
const SAMPLE_MS = 200;

function countRunnable() {
  try {
    return Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[3]?.split('/')[0]);
  } catch {
    return os.loadavg()[0] ?? 0;
  }
}

export function isBusy(samples: number[], processors = os.availableParallelism()) {
  const sum = samples.reduce((whole, one) => whole + one, 0);
  return sum > BUSY * processors * samples.length;
}

export function watchLoad() {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(countRunnable()), SAMPLE_MS).unref();
  return () => {
    clearInterval(timer);
    return isBusy(samples);
  };
}

/** Faults that a good page without CPU shows, too. */
const SLOW =
  /does not come alive|does not start|failure panel|answers 5\d\d|shifts by|keeps a phone busy|all the time|or hangs/;

export function isCausedByLoad(checks: { name: string; faults: string[] }[]) {
  const failed = checks.filter(({ faults }) => faults.length > 0);
  return (
    failed.some(({ faults }) => faults.some((fault) => SLOW.test(fault))) &&
    failed.every(({ name }) => name === 'browser')
  );
}
