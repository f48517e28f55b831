import path from 'node:path';

/** Root of the repository. */
export const root = path.resolve(import.meta.dirname, '../..');
/** Immutable builds: <app>/<version>/{client,server,release.json}, and the encoded pictures in media/. */
export const releasesFolder = path.join(root, 'releases');
