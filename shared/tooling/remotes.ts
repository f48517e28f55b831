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
  contracts?: string;
  /** What pages may leave behind in the browser, as the gate names it. */
  keeps?: string[];
  publicFiles?: PublicFiles[];
};

/** The registry, releases and the shop know a remote by its container: mf-tools is mf_tools. */
export function getContainer(app: string) {
  return app.replace('-', '_');
}

export function getDeclaration(app: string): Declaration {
  const declaration: Declaration = JSON.parse(readFileSync(path.join(root, app, 'remote.json'), 'utf8'));
  if (declaration.name === getContainer(app)) return declaration;
  throw new Error(`${app}/remote.json: the name must be ${getContainer(app)}.`);
}

export const remoteApps = readdirSync(root)
  .filter((folder) => folder.startsWith('mf-') && existsSync(path.join(root, folder, 'remote.json')))
  .sort();

export const remotes = Object.fromEntries(remoteApps.map((app) => [getContainer(app), app]));
