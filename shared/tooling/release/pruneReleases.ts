import { existsSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pruneStore } from '@shop/node/object-store/pruneStore';
import type { Pointer } from '@shop/node/object-store/storedRegistry';
import { releaseFolder, sourceVersion } from '../apps';
import { releasesFolder, root } from '../paths';
import { isPreviewed } from './previewMark';
import { readRegistry } from './registryStore';
import { findServed, readServed } from './servedFile';
import { store } from './store';

const PACKED_LINK = 'live';
const KEPT_BEFORE = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 7 * DAY_MS;

const isYoung = (folder: string, limitMs: number) => Date.now() - statSync(folder).mtimeMs < limitMs;
const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

function keptVersions() {
  const { remotes, shell } = readRegistry();
  const served = readServed();
  // An image holds no sources.
  const source = existsSync(path.join(root, 'shell/package.json')) ? sourceVersion('shell') : undefined;
  return Object.entries({ ...remotes, shell }).map(([name, pointer]) => {
    const { app = name, version, canary, before = [] }: Partial<Pointer> = pointer ?? {};
    const running = served && findServed(served, name)?.version;
    const known = [version, canary?.version, running, ...before.slice(0, KEPT_BEFORE)];
    return { app, kept: app === 'shell' ? [...known, source, PACKED_LINK] : known };
  });
}

function interrupted() {
  return ['.building', '.incoming']
    .flatMap((name) =>
      namesIn(path.join(releasesFolder, name)).map((one) => path.join(releasesFolder, name, one)),
    )
    .filter((folder) => !isYoung(folder, DAY_MS));
}

/** Keeps what is live, the last ten, a week's releases and open previews. */
export async function pruneReleases() {
  const gone = keptVersions().flatMap(({ app, kept }) =>
    namesIn(path.join(releasesFolder, app))
      .filter((version) => !kept.includes(version) && !isPreviewed(app, version))
      .map((version) => releaseFolder(app, version))
      .filter((folder) => !isYoung(folder, KEPT_MS)),
  );
  const folders = [...gone, ...interrupted()];
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  const objects = store ? await pruneStore(store) : [];
  return [...folders.map((folder) => path.relative(releasesFolder, folder)), ...objects];
}
