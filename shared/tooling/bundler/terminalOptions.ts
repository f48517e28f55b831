import path from 'node:path';
import { sourceVersion } from '../apps';
import { assetsOrigin, root } from '../paths';

export type BuildOptions = {
  version: string;
  mode: 'production' | 'development';
  outputPath: string;
  publicPath?: string | undefined;
};

/** `npx rspack build` passes none of them, and builds into dist/. */
export function terminalOptions(app: string, options: Partial<BuildOptions> = {}) {
  return {
    mode: 'production' as const,
    outputPath: path.join(root, app, 'dist'),
    ...options,
    publicPath: options.publicPath ?? `${assetsOrigin}/r/${app}/`,
    version: options.version ?? sourceVersion(app),
  };
}
