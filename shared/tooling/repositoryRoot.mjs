import path from 'node:path';

const INSTALLED = `${path.sep}node_modules${path.sep}`;
const at = import.meta.dirname.lastIndexOf(INSTALLED);

/** Root of the repository: this one's, or that of a team which has installed this package. */
export const root = at < 0 ? path.resolve(import.meta.dirname, '../..') : import.meta.dirname.slice(0, at);
