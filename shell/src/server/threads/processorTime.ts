import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';

const { PRIORITY_LOW: LOWEST } = os.constants.priority;

/** The system's number of the calling thread; 0 where the system tells none. */
export function ownNumber(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return 0;
  }
}

/** Milliseconds of a processor that a thread of this process has had; 0 where the system does not tell. */
export function processorMs(number: number): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/self/task/${number}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return 0;
  }
}

/** False once a thread could not be given back its priority: then none is lowered again. */
let canRestore = true;

/** Leaves a thread what the others do not need. @returns false where the system does not know priorities of threads (all but Linux) */
export function lowerPriority(number: number): boolean {
  return process.platform === 'linux' && number > 0 && canRestore && setPriority(number, LOWEST);
}

/** Gives a lowered thread the priority of its process again. @returns false where the system does not allow it */
export function restorePriority(number: number): boolean {
  const isRestored = setPriority(number, os.getPriority());
  // One that has ended meanwhile says nothing about what is allowed.
  if (!isRestored) canRestore = !existsSync(`/proc/self/task/${number}`);
  return isRestored;
}

function setPriority(number: number, priority: number): boolean {
  try {
    os.setPriority(number, priority);
    return true;
  } catch {
    return false;
  }
}
