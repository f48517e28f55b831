import path from 'node:path';
import { sourceVersion } from '../apps';
import { assetsOrigin, root } from '../paths';

export type Mode = 'production' | 'development';

export type BuildOptions = {
  version: string;
  mode: Mode;
  outputPath: string;
  publicPath?: string | undefined;
  hasRefresh?: boolean;
};

/** `npx rspack build` passes Rspack's own arguments, and builds into dist/. */
export function terminalOptions(
  app: string,
  options: Partial<BuildOptions> = {},
  { mode = 'production' }: { mode?: Mode } = {},
) {
  return {
    mode,
    outputPath: path.join(root, app, 'dist'),
    ...options,
    publicPath: options.publicPath ?? `${assetsOrigin}/r/${app}/`,
    version: options.version ?? sourceVersion(app),
  };
}
