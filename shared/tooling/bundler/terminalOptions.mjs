import path from 'node:path';
import { sourceVersion } from '../apps.mjs';
import { root } from '../paths.mjs';

/**
 * What a workspace's configuration is called with. The build tool says everything; `npx rspack build` in the workspace gives
 * Rspack's own words, and gets a build of the present source in dist/.
 */
export function terminalOptions(app, options = {}, { mode = 'production' } = {}) {
  if (options.version) return options;
  return { version: sourceVersion(app), mode, outputPath: path.join(root, app, 'dist') };
}
