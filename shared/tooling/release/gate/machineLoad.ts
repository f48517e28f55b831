import { readFileSync } from 'node:fs';
import os from 'node:os';
import type { Check } from './runChecker';

/** Programs that want a processor at once, for each of them, above which a look says nothing of a release. */
const BUSY = 5;
const SAMPLE_MS = 200;

/** Programs that want a processor now, beside the look's own; null where the system does not tell. */
function runnable() {
  try {
    return Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[3]?.split('/')[0]);
  } catch {
    return null;
  }
}

/** True where more programs wanted a processor than a look can bear, by samples of their number. */
export function isBusy(samples: number[], processors = os.availableParallelism()) {
  if (samples.length === 0) return false;
  const mean = samples.reduce((sum, one) => sum + one, 0) / samples.length;
  return mean / processors > BUSY;
}

/** Watches how busy the machine is until it is asked. */
export function watchLoad() {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(runnable() ?? os.loadavg()[0] ?? 0), SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return isBusy(samples);
  };
}

/** Faults of a look that a page shows which had no processor. The gate's renderers know by themselves when they had none. */
const SLOW = /does not come alive|does not start|failure panel|answers 5\d\d|shifts by/;

/** True where a look failed, and nothing else, in a way in which a good page fails as well that is not given time. */
export function isForWantOfTime(checks: Pick<Check, 'name' | 'faults'>[]) {
  const failed = checks.filter(({ faults }) => faults.length > 0);
  return (
    failed.some(({ faults }) => faults.some((fault) => SLOW.test(fault))) &&
    failed.every(({ name }) => name === 'browser')
  );
}
