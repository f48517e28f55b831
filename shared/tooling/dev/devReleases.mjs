import { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseFolder } from '../apps';
import { platformVersion } from '../bundler/sharedModules';
import { releasesFolder } from '../paths';
import { writeRegistry } from '../release/storedReleases.mjs';
import { getContainer, getDeclaration, remoteApps } from '../remotes';

/** Releases of a remote that are kept: a page may still be on its way. */
const KEPT = 3;

/**
 * What the shell of `npm run dev` takes for releases: every build of a remote for the server is one, and so an edit goes the way of
 * a release. The browser's files come from the dev servers; those at public addresses, from the build of the start.
 * @param {string} folder
 * @param {Record<string, { origin: string }>} servers the dev server of each app
 * @param {Record<string, string>} versions of the builds of the start
 */
export async function makeDevReleases(folder, servers, versions) {
  const releases = path.join(folder, 'releases');
  const counts = {};
  const pointers = {};
  let generation = 0;
  let isOpen = false;

  await mkdir(releases, { recursive: true });
  for (const name of ['shell', 'media'])
    await symlink(path.join(releasesFolder, name), path.join(releases, name), 'junction');

  async function linkBuild(app) {
    await mkdir(path.join(releases, app), { recursive: true });
    await symlink(releaseFolder(app, versions[app]), path.join(releases, app, versions[app]), 'junction');
  }
  for (const app of remoteApps) await linkBuild(app);

  /** Files of the browser's build of the start, and the list of those that the dev server has now. */
  async function fillClient(app, client) {
    const built = path.join(releaseFolder(app, versions[app]), 'client');
    await mkdir(client);
    for (const name of await readdir(built))
      if (!name.startsWith('assets.json')) await symlink(path.join(built, name), path.join(client, name));
    // It answers when the browser's build of the same edit is done.
    const assets = await fetch(`${servers[app].origin}/assets.json`);
    await writeFile(path.join(client, 'assets.json'), await assets.text());
  }

  const publish = () => writeRegistry(folder, { generation: ++generation, remotes: pointers });

  return {
    folder: releases,
    registryFile: path.join(folder, 'registry.json'),
    /** Makes a build for the server the live version of its remote. */
    async add(app, built) {
      counts[app] = (counts[app] ?? 0) + 1;
      const version = `dev-${counts[app]}`;
      const target = path.join(releases, app, version);
      const remote = getDeclaration(app);
      await mkdir(target);
      await rename(built, path.join(target, 'server'));
      await fillClient(app, path.join(target, 'client'));
      await writeFile(
        path.join(target, 'release.json'),
        JSON.stringify({ app, version, platform: platformVersion, remote }),
      );
      const devEntry = `${servers[app].origin}/remoteEntry.js`;
      pointers[getContainer(app)] = { app, version, remote, devEntry };
      await rm(path.join(releases, app, `dev-${counts[app] - KEPT}`), { recursive: true, force: true });
      if (isOpen) await publish();
    },
    /** From now on the registry follows. */
    open() {
      isOpen = true;
      return publish();
    },
  };
}
