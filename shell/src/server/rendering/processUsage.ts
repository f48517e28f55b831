import { readFileSync } from 'node:fs';

const NS_PER_MS = 1e6;
const PAGE_BYTES = 4096;

/** `starvedMs` is time in which it could have run and got no processor. */
export type ProcessUsage = { cpuMs: number; starvedMs: number; residentBytes: number };

/** What a process has used; null where the system does not tell (all but Linux), and for one that has ended. */
export function readProcessUsage(pid: number): ProcessUsage | null {
  try {
    // Both files are described in proc(5) and in the kernel's sched-stats document.
    const [cpuNs, starvedNs] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    const [, residentPages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number);
    return {
      cpuMs: (cpuNs ?? 0) / NS_PER_MS,
      starvedMs: (starvedNs ?? 0) / NS_PER_MS,
      residentBytes: (residentPages ?? 0) * PAGE_BYTES,
    };
  } catch {
    return null;
  }
}
