import path from 'node:path';
import { isReleased } from '../apps';
import { readJsonLines } from './jsonLines.mjs';

/**
 * What the running shop has shown, the latest last. The shop writes a line of JSON whenever that changes.
 * @typedef {object} FormerComposition
 * @property {string} id as it stands in the HTML and in the log
 * @property {string} at
 * @property {string} shell version of the shell
 * @property {Record<string, { app: string, version: string }>} remotes
 */

/** @returns {FormerComposition[]} */
export function readCompositions(dataDir) {
  return readJsonLines(path.join(dataDir, 'compositions.jsonl'));
}

/** Releases of a composition whose files are gone: 'mf-tools 1.0.0-0a1b2c3d4e'. */
export function findMissingReleases({ shell, remotes }) {
  const releases = [{ app: 'shell', version: shell }, ...Object.values(remotes)];
  return releases
    .filter(({ app, version }) => !isReleased(app, version))
    .map(({ app, version }) => `${app} ${version}`);
}
