const MOST_FAULTS = 10;

export const faults: unknown[] = [];

export function recordFault(fault: unknown) {
  if (faults.length < MOST_FAULTS) faults.push(fault);
}
