import type { Remote } from './registry';
import { toPointer } from './registryFile';
import { fetchFromStore } from './storedReleases';

/**
 * Before a rollback: brings the version that it leads to here, where releases lie in an object store. Hosts fetch it by
 * themselves before they show it.
 */
export async function fetchRollbackTarget(dataDir: string, { app, name }: Remote, to?: string) {
  await fetchFromStore(dataDir);
  const { version: live, canary, before = [] } = toPointer(dataDir, name) ?? {};
  // What was never live is named by the rollback itself, and is not looked for.
  if (to && !before.includes(to)) return;
  // An open canary goes first: what everybody sees stays.
  const version = to ?? (canary ? live : before[0]);
  await fetchFromStore(dataDir, { app, version });
}
