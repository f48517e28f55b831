import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

type PublicFiles = {
  /** Where they are offered. */
  path: string;
  /** Where they lie in the client build. */
  folder: string;
  /** True where foreign sites may load and frame them. */
  isForOtherSites?: boolean;
  headers?: Record<string, string>;
};

/** What a remote says of itself in its remote.json. The file travels in its releases: the shell learns it from there. */
export type Declaration = {
  /** Federation container: mf_ and letters. */
  name: string;
  /** First segments of the paths that are its area; '' is the home page. */
  segments: string[];
  /** What others may load, by name: its source file. */
  exposes: Record<string, string>;
  /** Source of what it asks of others and sends them, checked before a release. */
  contracts?: string;
  /** What its pages may leave behind in the browser, as the gate names it. */
  keeps?: string[];
  /** Files of the live release at addresses without a version. */
  publicFiles?: PublicFiles[];
};

export function getDeclaration(app: string): Declaration {
  return JSON.parse(readFileSync(path.join(root, app, 'remote.json'), 'utf8'));
}

/** Workspaces of all remotes: the folders that hold a remote.json. */
export const remoteApps = readdirSync(root)
  .filter((folder) => folder.startsWith('mf-') && existsSync(path.join(root, folder, 'remote.json')))
  .sort();

/** Remotes by the name of their federation container: workspace. */
export const remotes = Object.fromEntries(remoteApps.map((app) => [getDeclaration(app).name, app]));

/** Federation container that a workspace's name stands for, also of a remote that is not in this repository. */
export function containerNamed(app: string) {
  return app.replace('-', '_');
}

/** Federation container of a remote's workspace. @throws for any other workspace */
export function getContainer(app: string) {
  if (!remoteApps.includes(app)) throw new Error(`${app} is no remote.`);
  return getDeclaration(app).name;
}
