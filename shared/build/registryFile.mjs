import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readJson, remotes } from './apps.mjs';

/** Versions that the pointer remembers, for rollback. */
const REMEMBERED = 20;

/** The releases pointer of a shop: which version of each remote is live. */
export function registryPath(dataDir) {
  return path.join(dataDir, 'registry.json');
}

export function readRegistry(dataDir) {
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

function containerOf(app) {
  const found = Object.entries(remotes).find(([, workspace]) => workspace === app);
  if (!found) throw new Error(`${app} is no remote.`);
  return found[0];
}

/** The pointer of an app; undefined before its first release. */
export function pointerOf(dataDir, app) {
  return readRegistry(dataDir).remotes[containerOf(app)];
}

/** Makes a version live. `before` holds the versions that were live earlier, newest first. */
export async function point(dataDir, app, version, before) {
  const registry = readRegistry(dataDir);
  const name = containerOf(app);
  registry.remotes[name] = { app, version, before: before.slice(0, REMEMBERED) };
  await writeRegistry(dataDir, registry);
}

/** Makes a new version live and remembers the one before it. */
export async function release(dataDir, app, version) {
  const { version: live, before = [] } = pointerOf(dataDir, app) ?? {};
  if (live === version) return;
  await point(dataDir, app, version, live ? [live, ...before.filter((old) => old !== version)] : []);
}
