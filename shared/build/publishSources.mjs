import { isReleased, remotes } from './apps.mjs';
import { pointerOf, release } from './registryFile.mjs';

/**
 * Points the registry at what was built from the present sources. A source version that was live before and was
 * rolled back stays rolled back.
 */
export async function publishSources(dataDir, versions) {
  for (const app of Object.values(remotes)) {
    const pointer = pointerOf(dataDir, app);
    const wasLive = pointer && [pointer.version, ...(pointer.rolledBack ?? [])].includes(versions[app]);
    const isUsable = pointer && isReleased(app, pointer.version);
    if (!wasLive || !isUsable) await release(dataDir, app, versions[app]);
  }
}
