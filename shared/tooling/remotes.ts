import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

type PublicFiles = {
  path: string;
  folder: string;
  isForOtherSites?: boolean;
  headers?: Record<string, string>;
};

/** remote.json. It travels in releases: the shell learns it from there. */
export type Declaration = {
  /** Federation container: mf_ and letters. */
  name: string;
  /** First segments of the paths that are its area; '' is the home page. */
  segments: string[];
  exposes: Record<string, string>;
  /** Run before a release. */
  contracts?: string;
  /** What pages may leave behind in the browser, as the gate names it. */
  keeps?: string[];
  /** Files of the live release at addresses without a version. */
  publicFiles?: PublicFiles[];
};

export function getDeclaration(app: string): Declaration {
  return JSON.parse(readFileSync(path.join(root, app, 'remote.json'), 'utf8'));
}

export const remoteApps = readdirSync(root)
  .filter((folder) => folder.startsWith('mf-') && existsSync(path.join(root, folder, 'remote.json')))
  .sort();

export const remotes = Object.fromEntries(remoteApps.map((app) => [getDeclaration(app).name, app]));

/** Also for a remote that is not in this repository. */
export function containerNamed(app: string) {
  return app.replace('-', '_');
}

export function getContainer(app: string) {
  if (!remoteApps.includes(app)) throw new Error(`${app} is no remote.`);
  return getDeclaration(app).name;
}
