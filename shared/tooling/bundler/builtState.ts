// A start that finds the last build unchanged loads none of the bundler.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findRelease, isReleased, releasedApps, sourceVersion } from '../apps';
import { releasesFolder, root } from '../paths';

export const serviceStamp = path.join(root, 'checkout-service/dist/version.txt');

export function isServiceBuilt(version: string) {
  return existsSync(serviceStamp) && readFileSync(serviceStamp, 'utf8') === version;
}

function isWhole([app, version]: [string, string]) {
  if (!isReleased(app, version)) return false;
  const pictures = Object.keys(findRelease(app, version).media ?? {});
  return pictures.every((name) => existsSync(path.join(releasesFolder, 'media', app, name)));
}

export const sourceVersions = () =>
  Object.fromEntries(releasedApps.map((app) => [app, sourceVersion(app)] as const));

/** Null where a source has changed since it was built, or something is missing. */
export function findBuilt() {
  const versions = sourceVersions();
  const isThere =
    Object.entries(versions).every(isWhole) && isServiceBuilt(sourceVersion('checkout-service'));
  return isThere ? versions : null;
}
