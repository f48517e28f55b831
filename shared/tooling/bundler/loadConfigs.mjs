import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../paths.mjs';

/** A workspace's rspack.config.mjs. By its address, because Windows imports no absolute path. */
export function loadConfigs(workspace) {
  return import(pathToFileURL(path.join(root, workspace, 'rspack.config.mjs')).href);
}
