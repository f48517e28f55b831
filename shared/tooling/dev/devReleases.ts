import { renameSync, writeFileSync } from 'node:fs';
import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashesBelow } from '@shop/node/object-store/releaseFiles';
import { getContainer, releaseFolder, remoteApps } from '../apps';
import { platformVersion } from '../bundler/sharedModules';
import { getDeclaration } from '../declaration';
import { releasesFolder } from '../paths';

/** Releases of a remote that are kept: a page may still be on its way. */
const KEPT = 3;

export async function makeDevReleases(
  folder: string,
  origins: Record<string, string>,
  versions: Record<string, string>,
) {
  const releases = path.join(folder, 'releases');
  const registryFile = path.join(folder, 'registry.json');
  const counts: Record<string, number> = {};
  const remotes: Record<string, { app: string; version: string; devEntry: string }> = {};
  let generation = 0;

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

  async function add(app: string, built: string) {
    const count = (counts[app] ?? 0) + 1;
    counts[app] = count;
    const version = `dev-${count}`;
    const target = path.join(releases, app, version);
    await mkdir(target);
    await rename(built, path.join(target, 'server'));
    await fillClient(app, path.join(target, 'client'));
    const files = await hashesBelow(target);
    const release = { app, version, platform: platformVersion, remote: getDeclaration(app), files };
    await writeFile(path.join(target, 'release.json'), JSON.stringify(release));
    await rm(path.join(releases, app, `dev-${count - KEPT}`), { recursive: true, force: true });
    remotes[getContainer(app)] = { app, version, devEntry: `${origins[app]}/remoteEntry.js` };
    generation += 1;
    // In one breath: of two edits at once the later has both.
    writeFileSync(`${registryFile}.part`, JSON.stringify({ generation, remotes }));
    renameSync(`${registryFile}.part`, registryFile);
  }

  return { frontEnv: { RELEASES_DIR: releases, REGISTRY_FILE: registryFile, DATA_DIR: folder }, add };
}
