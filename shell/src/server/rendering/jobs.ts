import { getArea } from '../../areas';
import { computeId } from '../composition/registry';
import type { Job } from './messages';

export function toJobFields(job: Job | null | undefined) {
  if (!job || job.kind === 'check') return {};
  const path = job.kind === 'render' ? new URL(job.url).pathname : undefined;
  const remote = job.kind === 'load' ? job.name : (getArea(job.registry.remotes, path ?? '') ?? undefined);
  const version = remote && job.registry.remotes[remote]?.version;
  return { composition: computeId(job.registry), path, remote, version };
}

/** What one job may take. Time in which its renderer waited for a processor is taken off: on a frozen or busy machine no page is to blame. */
export type JobLimits = { ticks: number; cpuMs: number; residentMb: number; heapMb: number };

export const PAGE_LIMITS: JobLimits = { ticks: 20, cpuMs: 1000, residentMb: 480, heapMb: 160 };

export type FailureReason = 'hangs' | 'exited' | 'is out of memory' | 'was killed';

export class RendererLostError extends Error {
  constructor(
    readonly reason: FailureReason,
    /** False where the job had not begun: then an earlier one was to blame. */
    readonly hasBegun: boolean,
    readonly isOwnFault = false,
  ) {
    super(`the renderer ${reason}`);
  }
}
