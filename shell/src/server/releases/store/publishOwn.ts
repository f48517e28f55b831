import path from 'node:path';
import type { ObjectStore } from '@shop/node/object-store/objectStore';
import { publishRelease } from '@shop/node/object-store/publishRelease';
import { changeStoredRegistry, readStoredRegistry } from '@shop/node/object-store/registryInStore';
import { attempt } from '../../../attempt';
import { readRegistry } from '../../composition/registry';

/** Milliseconds for which the files of an image's releases stay in the store; each start renews half of it. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The remotes that an image holds beside the shell; none in a clone of the repository. */
function remotesOfImage(folder: string): string[] {
  const read = () => Object.values(readRegistry(path.join(folder, '../registry.json'), folder).remotes);
  return attempt(read, []).map(({ app, version }) => `${app}/${version}`);
}

/** Brings the releases of this program's own folder into the object store: every host must answer their files. */
export async function publishOwn(store: ObjectStore, folder: string) {
  const { images = {} } = (await readStoredRegistry(store)).registry;
  const missing = [`shell/${__VERSION__}`, ...remotesOfImage(folder)].filter(
    (name) => !(Date.parse(images[name] ?? '') > Date.now() + KEPT_MS / 2),
  );
  if (missing.length === 0) return;
  const digests: Record<string, string> = {};
  for (const name of missing) digests[name] = await publishRelease(store, folder, name);
  const until = new Date(Date.now() + KEPT_MS).toISOString();
  const kept = Object.fromEntries(missing.map((name) => [name, until]));
  await changeStoredRegistry(store, (registry) => ({
    ...registry,
    digests: { ...registry.digests, ...digests },
    images: { ...registry.images, ...kept },
  }));
}
