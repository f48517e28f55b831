import type { RemoteName } from '@shop/contracts/remotes';
import { getArea } from '../../areas';
import { computeCompositionId } from './generation';
import type { Job } from './messages';

type JobFields = { composition?: string; remote?: RemoteName; version?: string; path?: string };

export function toJobFields(job: Job | null | undefined): JobFields {
  if (!job || job.kind === 'check') return {};
  const path = job.kind === 'render' ? new URL(job.url).pathname : undefined;
  const remote = job.kind === 'load' ? job.name : (getArea(job.registry.remotes, path ?? '') ?? undefined);
  const version = remote ? job.registry.remotes[remote]?.version : undefined;
  return {
    composition: computeCompositionId(job.registry, __VERSION__),
    ...(path === undefined ? {} : { path }),
    ...(remote ? { remote } : {}),
    ...(version ? { version } : {}),
  };
}
