import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pruneStore } from '@shop/node/object-store/pruneStore';
import type { Pointer } from '@shop/node/object-store/storedRegistry';
import { releaseFolder, sourceVersion } from '../apps';
import { dataFolder, releasesFolder, root } from '../paths';
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
  const { remotes, shell, offered } = readRegistry();
  const served = readServed({ isOld: true });
  const link = path.join(releasesFolder, 'shell', PACKED_LINK);
  const packed = existsSync(link) ? path.basename(realpathSync(link)) : undefined;
  // An image holds no sources.
  const source = existsSync(path.join(root, 'shell/package.json')) ? sourceVersion('shell') : undefined;
  return Object.entries({ ...remotes, shell }).map(([name, pointer]) => {
    const { app = name, version, canary, before = [] }: Partial<Pointer> = pointer ?? {};
    const running = served && findServed(served, name)?.version;
    const known = [version, canary?.version, running, ...before.slice(0, KEPT_BEFORE)];
    const kept = app === 'shell' ? [...known, source, PACKED_LINK, packed] : known;
    const isOpen = (one: string) => Date.parse(offered[`${app}/${one}`] ?? '') > Date.now();
    return { app, isKept: (one: string) => kept.includes(one) || isOpen(one) };
  });
}

function interrupted() {
  const places = ['.building', '.incoming'].map((name) => path.join(releasesFolder, name));
  return [...places, path.join(dataFolder, 'incoming')]
    .flatMap((place) => namesIn(place).map((one) => path.join(place, one)))
    .filter((folder) => !isYoung(folder, DAY_MS));
}

export async function pruneReleases() {
  const gone = keptVersions().flatMap(({ app, isKept }) =>
    namesIn(path.join(releasesFolder, app))
      .filter((version) => !isKept(version))
      .map((version) => releaseFolder(app, version))
      .filter((folder) => !isYoung(folder, KEPT_MS)),
  );
  const folders = [...gone, ...interrupted()];
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  const objects = store ? await pruneStore(store) : [];
  return [...folders.map((folder) => path.relative(releasesFolder, folder)), ...objects];
}
