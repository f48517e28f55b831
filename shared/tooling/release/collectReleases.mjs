import { existsSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { releaseFolder, sourceVersion } from '../apps.mjs';
import { releasesFolder } from '../paths.mjs';
import { isPreviewed } from './previewMark.mjs';
import { pointerOf, readRegistry } from './registryFile.mjs';
import { readServed } from './servedFile.mjs';

/** How many of the versions before the live one are kept, and how long any release is. */
const KEPT_BEFORE = 10;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

function isYoung(folder) {
  return Date.now() - statSync(folder).mtimeMs < KEPT_MS;
}

/**
 * Removes what nobody refers to: not live, not among the last ten, older than seven days, no open
 * preview. Gives what was removed.
 */
export async function collectReleases(dataDir) {
  const served = readServed(dataDir);
  const pointers = Object.entries(readRegistry(dataDir).remotes);
  const old = pointers.flatMap(([name, { app, version, before, canary }]) => {
    const kept = [version, canary?.version, served?.remotes[name]?.version, ...before.slice(0, KEPT_BEFORE)];
    return versionsOf(app)
      .filter((one) => !kept.includes(one))
      .map((one) => ({ app, version: one }));
  });
  const { version: wanted, before: earlier = [] } = pointerOf(dataDir, 'shell') ?? {};
  const keptShells = [wanted, ...earlier.slice(0, KEPT_BEFORE)];
  const shells = versionsOf('shell')
    .filter((version) => ![served?.shell, sourceVersion('shell'), ...keptShells].includes(version))
    .map((version) => ({ app: 'shell', version }));
  const gone = [...old, ...shells].filter(
    ({ app, version }) => !isYoung(releaseFolder(app, version)) && !isPreviewed(app, version),
  );
  await Promise.all(gone.map(({ app, version }) => rm(releaseFolder(app, version), { recursive: true })));
  return gone;
}

function versionsOf(app) {
  const folder = path.join(releasesFolder, app);
  return existsSync(folder) ? readdirSync(folder) : [];
}
