import path from 'node:path';
import { sourceVersion } from '../apps';
import { root } from '../paths';

export type Mode = 'production' | 'development';

export type BuildOptions = {
  version: string;
  mode: Mode;
  outputPath: string;
  /** Another address of the files than the shop's own. */
  publicPath?: string | undefined;
  hasRefresh?: boolean;
};

/**
 * What a workspace's configuration is called with. The build tool says everything; `npx rspack build` in the workspace gives
 * Rspack's own words, and gets a build of the present source in dist/.
 */
export function terminalOptions(
  app: string,
  options: Partial<BuildOptions> = {},
  { mode = 'production' }: { mode?: Mode } = {},
): BuildOptions {
  const outputPath = path.join(root, app, 'dist');
  return options.version
    ? { mode, outputPath, ...options, version: options.version }
    : { version: sourceVersion(app), mode, outputPath };
}
