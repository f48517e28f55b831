import { isForPlatform } from '@shop/node/object-store/isForPlatform';
import { findRelease, isReleased, remoteApps } from '../apps';
import { readPointer, release } from './registryFile';
import { fetchFromStore, offerReleases } from './registryStore';

/** Only a first start publishes, and one whose shell cannot load what is live. Returns that shell, and what is not served at its source. */
export async function publishSources(versions: Record<string, string>) {
  await fetchFromStore();
  const pointed = readPointer('shell')?.version ?? '';
  if (pointed) await fetchFromStore({ app: 'shell', version: pointed });
  const { shell: built = '' } = versions;
  const shell = isReleased('shell', pointed) ? pointed : built;
  const { platform: own } = findRelease('shell', shell);
  const behind = shell === built ? [] : [{ app: 'shell', served: shell, source: built }];
  for (const app of remoteApps) {
    const served = readPointer(app)?.version;
    const source = versions[app] ?? '';
    // Nothing takes the place of a live version that cannot be had at the moment.
    if (served) await fetchFromStore({ app, version: served });
    const { remote, platform } = findRelease(app, served);
    const isBetter = !isForPlatform(own, platform) && isForPlatform(own, findRelease(app, source).platform);
    const reason = isBetter ? `the shell could not load ${served}` : undefined;
    if (!remote || reason) {
      await offerReleases([{ app, version: source }]);
      await release(app, source, { what: reason ? 'start' : 'first start', reason });
    } else if (served && served !== source) behind.push({ app, served, source });
  }
  return { shell, behind };
}
