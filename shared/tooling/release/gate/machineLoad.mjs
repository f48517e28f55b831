import { readFileSync } from 'node:fs';
import os from 'node:os';

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
export function isBusy(samples, processors = os.availableParallelism()) {
  if (samples.length === 0) return false;
  const mean = samples.reduce((sum, one) => sum + one, 0) / samples.length;
  return mean / processors > BUSY;
}

/** Watches how busy the machine is until it is asked. */
export function watchLoad() {
  const samples = [];
  const timer = setInterval(() => samples.push(runnable() ?? os.loadavg()[0]), SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return isBusy(samples);
  };
}

/** True where all that failed may have failed for want of a processor. */
export function isForWantOfTime(checks) {
  const failed = checks.filter(({ faults }) => faults.length > 0);
  const isSlow = ({ name, faults }) =>
    name === 'browser' || faults.every((fault) => fault.endsWith('does not come to an end'));
  return failed.length > 0 && failed.every(isSlow);
}
