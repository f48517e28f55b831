import { toPointer } from './registryFile.mjs';
import { fetchFromStore } from './storedReleases.mjs';

/**
 * Before a rollback: brings the version that it leads to here, where releases lie in an object store. Hosts fetch it by
 * themselves before they show it.
 * @param {string} dataDir
 * @param {{ app: string, name: string }} remote
 * @param {string} [to] an earlier version; otherwise the last one
 */
export async function fetchRollbackTarget(dataDir, { app, name }, to) {
  await fetchFromStore(dataDir);
  const { version: live, canary, before = [] } = toPointer(dataDir, name) ?? {};
  // What was never live is named by the rollback itself, and is not looked for.
  if (to && !before.includes(to)) return;
  // An open canary goes first: what everybody sees stays.
  const version = to ?? (canary ? live : before[0]);
  await fetchFromStore(dataDir, { app, version });
}
