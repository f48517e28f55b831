import { readFileSync } from 'node:fs';

/** Ids of the processes that a process has started. None off Linux. */
export function listChildren(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return text ? text.split(' ').map(Number) : [];
  } catch {
    return [];
  }
}

/** Megabytes that a process and those below it hold, what they share counted once. 0 off Linux. */
export function readMemory(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return listChildren(pid).reduce((sum, child) => sum + readMemory(child), Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
