// A start that finds the last build unchanged loads none of the bundler.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isReleased, readJson, releasedApps, sourceFiles } from '../apps';
import { assetsOrigin, releasesFolder, root } from '../paths';

const file = path.join(root, '.cache/built.json');
type Built = { state: string; versions: Record<string, string>; service: string; pictures: string[] };
/** Name, size and time of each input: milliseconds instead of reading every file. */
export function inputState() {
  const hash = createHash('sha256').update(`${process.version} ${releasesFolder} ${assetsOrigin}`);
  const files = [...releasedApps, 'checkout-service', 'shared'].flatMap(sourceFiles);
  for (const name of [...files, 'package-lock.json']) {
    const { size, mtimeMs } = statSync(path.join(root, name));
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

export const serviceStamp = path.join(root, 'checkout-service/dist/version.txt');

export function isServiceBuilt(version: string) {
  return existsSync(serviceStamp) && readFileSync(serviceStamp, 'utf8') === version;
}

export function recordBuild(built: Built) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(built));
}

/** Null where anything has changed since the last build, or is missing. */
export function findBuilt() {
  try {
    const { state, versions, service, pictures } = readJson<Built>(file);
    const isThere =
      state === inputState() &&
      Object.entries(versions).every(([app, version]) => isReleased(app, version)) &&
      isServiceBuilt(service) &&
      pictures.every((address) => existsSync(path.join(releasesFolder, address)));
    return isThere ? versions : null;
  } catch {
    return null;
  }
}
