import { readFileSync } from 'node:fs';

/** Megabytes that a process and those below it hold, what they share counted once. 0 off Linux. */
export function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean);
    return children.reduce((sum, child) => sum + memoryOf(Number(child)), Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
