import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { sourceVersion } from '../apps';
import { UsageError } from '../exitWithError';
import { assetsOrigin, root } from '../paths';

export type BuildOptions = {
  app: string;
  version: string;
  mode: 'production' | 'development';
  outputPath: string;
  publicPath?: string | undefined;
};

type Configurations = {
  default: (options: Partial<BuildOptions>) => Configuration[];
  afterBuild?: (built: { outputPath: string; version?: string }) => Promise<void>;
};

/** `npx rspack build` passes none of them, and builds into dist/. */
export function terminalOptions(app: string, options: Partial<BuildOptions> = {}) {
  const {
    mode = 'production',
    outputPath = path.join(root, app, 'dist'),
    publicPath = `${assetsOrigin}/r/${app}/`,
    version = sourceVersion(app),
  } = options;
  return { app, mode, outputPath, publicPath, version };
}

/** By URL: Windows imports no absolute path. */
export function loadConfigs(workspace: string): Promise<Configurations> {
  return import(pathToFileURL(path.join(root, workspace, 'rspack.config.mjs')).href);
}

/** @returns the files that each build has read, by its name */
export function runRspack(configs: Configuration | Configuration[]): Promise<Map<string, string[]>> {
  const compiler = rspack([configs].flat());
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const read = new Map<string, string[]>();
      for (const { compilation } of stats?.stats ?? [])
        read.set(compilation.name ?? '', [...compilation.fileDependencies]);
      compiler.close(() => {
        if (error || !stats) return reject(error);
        const failed = stats.stats.filter((one) => one.hasErrors());
        const app = failed[0]?.compilation.name?.split(':')[0];
        const errors = new Set(failed.map((one) => one.toString({ all: false, errors: true })));
        if (errors.size > 0) return reject(new UsageError([`${app}:`, ...errors].join('\n')));
        if (stats.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true }));
        resolve(read);
      });
    });
  });
}

export async function buildWorkspace(workspace: string, options: { version: string; outputPath: string }) {
  const { default: configs, afterBuild } = await loadConfigs(workspace);
  const read = await runRspack(configs(options));
  await afterBuild?.(options);
  return read;
}
