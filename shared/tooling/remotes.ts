import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

/** The registry, releases and the shop know a remote by its container: mf-tools is mf_tools. */
export function getContainer(app: string) {
  return app.replace('-', '_');
}

export const remoteApps = readdirSync(root)
  .filter((folder) => folder.startsWith('mf-') && existsSync(path.join(root, folder, 'remote.json')))
  .sort();
