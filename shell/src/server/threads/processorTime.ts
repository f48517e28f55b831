import { readFileSync, readlinkSync } from 'node:fs';

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
