import path from 'node:path';

const at = import.meta.dirname.lastIndexOf(`${path.sep}.cache${path.sep}`);

export const root = at < 0 ? path.resolve(import.meta.dirname, '../..') : import.meta.dirname.slice(0, at);
