import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/**
 * What a remote says of itself in its remote.json. The file travels in its releases: the shell learns it from there.
 * @typedef {object} Declaration
 * @property {string} name federation container: mf_ and letters
 * @property {string[]} segments first segments of the paths that are its area; '' is the home page
 * @property {Record<string, string>} exposes what others may load, by name: its source file
 * @property {string} [contracts] source of what it asks of others and sends them, checked before a release
 * @property {string[]} [keeps] what its pages may leave behind in the browser, as the gate names it
 * @property {PublicFiles[]} [publicFiles] files of the live release at addresses without a version
 * @typedef {object} PublicFiles
 * @property {string} path where they are offered
 * @property {string} folder where they lie in the client build
 * @property {boolean} [isForOtherSites] true where foreign sites may load and frame them
 * @property {Record<string, string>} [headers]
 */

/** @returns {Declaration} */
export function getDeclaration(app) {
  return JSON.parse(readFileSync(path.join(root, app, 'remote.json'), 'utf8'));
}

/** Workspaces of all remotes: the folders that hold a remote.json. */
export const remoteApps = readdirSync(root)
  .filter((folder) => folder.startsWith('mf-') && existsSync(path.join(root, folder, 'remote.json')))
  .sort();

/** Remotes by the name of their federation container: workspace. */
export const remotes = Object.fromEntries(remoteApps.map((app) => [getDeclaration(app).name, app]));

/** Federation container that a workspace's name stands for, also of a remote that is not in this repository. */
export function containerNamed(app) {
  return app.replace('-', '_');
}

/** Federation container of a remote's workspace. @throws for any other workspace */
export function getContainer(app) {
  if (!remoteApps.includes(app)) throw new Error(`${app} is no remote.`);
  return getDeclaration(app).name;
}
