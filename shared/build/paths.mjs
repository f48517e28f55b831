import './envFile.mjs';
import path from 'node:path';
import { root } from './repositoryRoot.mjs';

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

function readOrigin(name) {
  const given = process.env[name];
  if (!given) return '';
  if (URL.canParse(given) && /^https?:\/\/[^/]+\/?$/.test(given)) return new URL(given).origin;
  process.stderr.write(`${name} is wrong: it must be an origin such as https://files.example.\n`);
  return process.exit(1);
}

/** The data folder of the shop that a command speaks of: the registry and what the shop says of itself. */
export const dataFolder = path.resolve(root, process.env.DATA_DIR || '.data');
