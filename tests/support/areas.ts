import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Areas } from '../../shell/src/areas';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The areas of this repository's remotes, as each declares its own. */
export const areas: Areas = Object.fromEntries(
  readdirSync(root)
    .map((folder) => path.join(root, folder, 'remote.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .map(({ name, segments }) => [name, { segments }]),
);
