import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRegistry, writeRegistry } from '@shop/node/object-store/storedRegistry';
import { getContainer, releaseFolder, remoteApps } from '../apps';
import { platformVersion } from '../bundler/sharedModules';
import { getDeclaration } from '../declaration';
import { releasesFolder } from '../paths';

/** Releases of a remote that are kept: a page may still be on its way. */
const KEPT = 3;

/** Every server build of a remote is a release; the browser's files come from the dev servers. */
export async function makeDevReleases(
  folder: string,
  origins: Record<string, string>,
  versions: Record<string, string>,
) {
  const releases = path.join(folder, 'releases');
  const counts: Record<string, number> = {};
  const registry = parseRegistry();
  let isOpen = false;

  for (const place of ['shell', 'media', ...remoteApps.map((app) => path.join(app, versions[app] ?? ''))]) {
    const link = path.join(releases, place);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(releasesFolder, place), link, 'junction');
  }

  async function fillClient(app: string, client: string) {
    const built = path.join(releaseFolder(app, versions[app] ?? ''), 'client');
    // Windows links folders only.
    const isKept = (file: string) => !path.basename(file).startsWith('assets.json');
    await cp(built, client, { recursive: true, filter: isKept });
    // It answers when the browser's build of the same edit is done.
    const assets = await fetch(`${origins[app]}/assets.json`);
    await writeFile(path.join(client, 'assets.json'), await assets.text());
  }

  const registryFile = path.join(folder, 'registry.json');
  const publish = () => {
    registry.generation += 1;
    return writeRegistry(registryFile, registry);
  };

  return {
    frontEnv: { RELEASES_DIR: releases, REGISTRY_FILE: registryFile, DATA_DIR: folder },
    async add(app: string, built: string) {
      const count = (counts[app] ?? 0) + 1;
      counts[app] = count;
      const version = `dev-${count}`;
      const target = path.join(releases, app, version);
      const remote = getDeclaration(app);
      await mkdir(target);
      await rename(built, path.join(target, 'server'));
      await fillClient(app, path.join(target, 'client'));
      await writeFile(
        path.join(target, 'release.json'),
        JSON.stringify({ app, version, platform: platformVersion, remote }),
      );
      const devEntry = `${origins[app]}/remoteEntry.js`;
      registry.remotes[getContainer(app)] = { app, version, before: [], rolledBack: [], remote, devEntry };
      await rm(path.join(releases, app, `dev-${count - KEPT}`), { recursive: true, force: true });
      if (isOpen) await publish();
    },
    open() {
      isOpen = true;
      return publish();
    },
  };
}
