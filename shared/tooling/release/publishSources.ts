import { isReleased, readRelease } from '../apps';
import { remoteApps } from '../remotes';
import { readPointer, release } from './registryFile';
import { fetchFromStore } from './registryStore';

/** Only the first start publishes. Returns remotes whose source differs from what is served. */
export async function publishSources(versions: Record<string, string>) {
  await fetchFromStore();
  const behind: { app: string; served: string; source: string }[] = [];
  for (const app of remoteApps) {
    const pointer = readPointer(app);
    const version = versions[app] ?? '';
    // Nothing takes the place of a live version that cannot be had at the moment.
    if (pointer) await fetchFromStore(pointer);
    const live = pointer && isReleased(app, pointer.version) && readRelease(app, pointer.version).remote;
    if (!live) await release(app, version, { what: 'first start' });
    else if (pointer.version !== version) behind.push({ app, served: pointer.version, source: version });
  }
  return behind;
}
