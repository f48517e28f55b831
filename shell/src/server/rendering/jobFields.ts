import { getArea } from '../../areas';
import { computeCompositionId } from './generation';
import type { Job } from './messages';

export function toJobFields(job: Job | null | undefined) {
  if (!job || job.kind === 'check') return {};
  const path = job.kind === 'render' ? new URL(job.url).pathname : undefined;
  const remote = job.kind === 'load' ? job.name : (getArea(job.registry.remotes, path ?? '') ?? undefined);
  const version = remote && job.registry.remotes[remote]?.version;
  return { composition: computeCompositionId(job.registry, __VERSION__), path, remote, version };
}
