import { existsSync } from 'node:fs';
import path from 'node:path';
import { isReleased, readJson, readRelease, releaseFolder } from '../apps';
import type { Check } from './gate/runChecker';
import { readRegistry } from './registryStore';
import { runningShell } from './servedFile';

export function wasEverLive(app: string, version: string) {
  return readRegistry().changes.some((change) => change.app === app && change.to === version);
}

export function wasEverShown(app: string, version: string) {
  return readRegistry().changes.some((one) => one.app === app && [one.to, one.canary].includes(version));
}

function describeVersion(app: string, version: string) {
  const release = isReleased(app, version) ? readRelease(app, version) : {};
  const { source = null, builtAt = null, tools = null, sizes = null } = release;
  const record = path.join(releaseFolder(app, version), 'checks.json');
  const checks = existsSync(record) ? readJson<{ checks: Check[] }>(record).checks : null;
  return { source, builtAt, tools, sizes, checks };
}

export async function liveReleases() {
  const { remotes, shell = await runningShell(), changes } = readRegistry();
  return Object.entries({ ...remotes, shell }).flatMap(([name, pointer]) => {
    if (!pointer?.app || !pointer.version) return [];
    const { app, version, canary } = pointer;
    const change = changes.findLast(({ app: of, from, to }) => of === app && to === version && from !== to);
    return [
      {
        name,
        app,
        version,
        since: change?.at ?? null,
        by: change?.by ?? null,
        canary: canary ? { version: canary.version, share: canary.share } : null,
        ...describeVersion(app, version),
      },
    ];
  });
}
