import type { Remote } from './registry';
import { toPointer } from './registryFile';
import { fetchFromStore } from './storedReleases';

/** Brings the version that a rollback leads to from the object store. */
export async function fetchRollbackTarget(dataDir: string, { app, name }: Remote, to?: string) {
  await fetchFromStore(dataDir);
  const { version: live, canary, before = [] } = toPointer(dataDir, name) ?? {};
  if (to && !before.includes(to)) return;
  // An open canary goes first: what everybody sees stays.
  const version = to ?? (canary ? live : before[0]);
  await fetchFromStore(dataDir, { app, version });
}
