import './envFile';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { originRule, parseOrigin } from '@shop/node/settings/plain';
import { exitWithError } from './exitWithError';
import { root } from './repositoryRoot';

export { root };

/**
 * Immutable builds: <app>/<version>/{client,server,release.json}, and the encoded pictures in media/. Another clone
 * releases into a running shop by naming the shop's folder.
 */
export const releasesFolder = path.resolve(root, process.env.RELEASES_DIR || 'releases');
/**
 * Origin of the files of releases and of pictures, where a CDN or a bucket gives them; '' for the shop's own. It stands in what
 * is built: another origin makes other versions.
 */
export const assetsOrigin = readOrigin('ASSETS_ORIGIN');

function readOrigin(name: string) {
  const given = process.env[name];
  if (!given) return '';
  const origin = parseOrigin(given);
  if (origin !== null) return origin;
  return exitWithError(`${name} ${originRule}.`);
}

/** The data folder of the shop that a command speaks of: the registry and what the shop says of itself. */
export const dataFolder = path.resolve(root, process.env.DATA_DIR || '.data');

/** Which version of each remote is live in a shop; a running one that keeps it elsewhere than its data says so to its tools. */
export function registryPath(dataDir: string) {
  return path.resolve(root, process.env.REGISTRY_FILE || path.join(dataDir, 'registry.json'));
}

/** Where a package's files are in truth: an alias is compared with that, also where node_modules holds links. */
export function packageFolder(name: string) {
  return realpathSync(path.join(root, 'node_modules', name));
}
