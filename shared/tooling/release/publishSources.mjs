import path from 'node:path';
import { isReleased, readJson, releaseFolder } from '../apps';
import { getContainer, remoteApps } from '../remotes';
import { release, toPointer } from './registryFile.mjs';
import { fetchFromStore } from './storedReleases.mjs';

/** False for files that are gone, and for a release of a build that declared nothing yet. */
function canBeServed(app, version) {
  return (
    isReleased(app, version) && 'remote' in readJson(path.join(releaseFolder(app, version), 'release.json'))
  );
}

/**
 * The first start publishes what was built from the present sources. Later ones leave alone what teams have released:
 * gives the remotes whose sources differ from what is served.
 * @param {Record<string, string>} versions of the present sources, by workspace
 */
export async function publishSources(dataDir, versions) {
  await fetchFromStore(dataDir);
  const behind = [];
  for (const app of remoteApps) {
    const name = getContainer(app);
    const pointer = toPointer(dataDir, name);
    const version = versions[app];
    if (!pointer || !canBeServed(app, pointer.version)) {
      await release(dataDir, { name, app }, version, { what: 'first start' });
    } else if (pointer.version !== version) {
      behind.push({ app, served: pointer.version, source: version });
    }
  }
  return behind;
}
