import './envFile.mjs';
import path from 'node:path';

/** Root of the repository. */
export const root = path.resolve(import.meta.dirname, '../..');
/**
 * Immutable builds: <app>/<version>/{client,server,release.json}, and the encoded pictures in media/. Another clone
 * releases into a running shop by naming the shop's folder.
 */
export const releasesFolder = path.resolve(root, process.env.RELEASES_DIR || 'releases');
/** The data folder of the shop that a command speaks of: the registry and what the shop says of itself. */
export const dataFolder = path.resolve(root, process.env.DATA_DIR || '.data');
