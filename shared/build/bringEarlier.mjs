import { offerToHosts } from './offerToHosts.mjs';
import { pointerOf } from './registryFile.mjs';
import { takeFromStore } from './storedReleases.mjs';

/**
 * Before a rollback: brings the version that it leads to here, and to every host, where releases lie in an object store.
 * @param {string} dataDir
 * @param {{ app: string, name: string }} remote
 * @param {string} [to] an earlier version; otherwise the last one
 * @returns {Promise<string | null>} why a host cannot show it; null when all can
 */
export async function bringEarlier(dataDir, { app, name }, to) {
  await takeFromStore(dataDir);
  const { version: live, canary, before = [] } = pointerOf(dataDir, name) ?? {};
  // What was never live is named by the rollback itself, and is not looked for.
  if (to && !before.includes(to)) return null;
  // An open canary goes first: what everybody sees stays.
  const version = to ?? (canary ? live : before[0]);
  await takeFromStore(dataDir, { app, version });
  // Hosts keep the last two; an earlier one is fetched before it is shown.
  const reason = to ? await offerToHosts([{ app, version: to }]) : null;
  return reason && `${app} ${to} is refused by the running shop: ${reason}.`;
}
