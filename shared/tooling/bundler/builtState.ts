// A start that finds everything built loads none of the bundler.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isReleased, readRelease, sourceVersions } from '../apps';
import { releasesFolder, root } from '../paths';

export const serviceStamp = path.join(root, 'checkout-service/dist/version.txt');

export function isServiceBuilt(version: string) {
  return existsSync(serviceStamp) && readFileSync(serviceStamp, 'utf8') === version;
}

function isBuilt(app: string, version: string) {
  const media = path.join(releasesFolder, 'media', app);
  if (!isReleased(app, version)) return false;
  return Object.keys(readRelease(app, version).media ?? {}).every((name) =>
    existsSync(path.join(media, name)),
  );
}

/** Null where what the sources make is not built, or lacks a picture. */
export function findBuilt() {
  const { versions, service } = sourceVersions();
  const isWhole = Object.entries(versions).every(([app, version]) => isBuilt(app, version));
  return isWhole && isServiceBuilt(service) ? versions : null;
}
