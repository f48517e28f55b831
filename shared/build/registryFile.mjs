import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { containerOf, readJson } from './apps.mjs';

/** Versions that the pointer remembers, for rollback. */
const REMEMBERED = 20;

/** The releases pointer of a shop: which version of each remote is live. */
function registryPath(dataDir) {
  return path.join(dataDir, 'registry.json');
}

function readRegistry(dataDir) {
  const file = registryPath(dataDir);
  return existsSync(file) ? readJson(file) : { remotes: {} };
}

/** Replaces the file in one step: a reader sees the old one or the new one, never half of it. */
async function writeRegistry(dataDir, registry) {
  await mkdir(dataDir, { recursive: true });
  const part = `${registryPath(dataDir)}.${process.pid}.part`;
  await writeFile(part, `${JSON.stringify(registry, null, 2)}\n`);
  await rename(part, registryPath(dataDir));
}

/** The pointer of an app; undefined before its first release. */
export function pointerOf(dataDir, app) {
  return readRegistry(dataDir).remotes[containerOf(app)];
}

async function point(dataDir, app, pointer) {
  const registry = readRegistry(dataDir);
  registry.remotes[containerOf(app)] = { app, ...pointer };
  await writeRegistry(dataDir, registry);
}

/** Makes a version live and remembers the one before it. */
export async function release(dataDir, app, version) {
  const { version: live, before = [] } = pointerOf(dataDir, app) ?? {};
  if (live === version) return;
  const earlier = [live, ...before].filter((old) => old && old !== version).slice(0, REMEMBERED);
  await point(dataDir, app, { version, before: earlier, rolledBack: [] });
}

/** Makes the version before the live one live again; gives it, or null when there is none. */
export async function rollBack(dataDir, app) {
  const { version: live, before = [], rolledBack = [] } = pointerOf(dataDir, app) ?? {};
  const [version, ...earlier] = before;
  if (!version) return null;
  await point(dataDir, app, {
    version,
    before: earlier,
    rolledBack: [live, ...rolledBack].slice(0, REMEMBERED),
  });
  return version;
}
