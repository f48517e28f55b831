import { readFileSync } from 'node:fs';

/** Processes that a process has started and that run. Linux only. */
export const listChildren = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
