import { isReleased } from './apps.mjs';
import { pointerOf, release } from './registryFile.mjs';
import { containerOf, remoteApps } from './remotes.mjs';

/**
 * The first start publishes what was built from the present sources. Later ones leave alone what teams have released:
 * gives the remotes whose sources differ from what is served.
 * @param {Record<string, string>} versions of the present sources, by workspace
 */
export async function publishSources(dataDir, versions) {
  const behind = [];
  for (const app of remoteApps) {
    const name = containerOf(app);
    const pointer = pointerOf(dataDir, name);
    const version = versions[app];
    if (!pointer || !isReleased(app, pointer.version)) {
      await release(dataDir, { name, app }, version, { what: 'first start' });
    } else if (pointer.version !== version) {
      behind.push({ app, served: pointer.version, source: version });
    }
  }
  return behind;
}
