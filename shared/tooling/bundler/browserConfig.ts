import path from 'node:path';
import { type Chunk, type Configuration, type Plugins, rspack } from '@rspack/core';
import { getContainer } from '../apps';
import { assetsOrigin, packageFolder } from '../paths';
import { chunkTable } from './chunkTablePlugin';
import { commonConfig } from './commonConfig';
import { pageAssets } from './pageAssetsPlugin';
import type { BuildOptions } from './workspaces';

/** ES2022 and `:has()`. Older targets make two fifths of a page's styles of `text-align: start`. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

const routerFiles = path.join(packageFolder('react-router'), 'dist');
/** The router's package names its development build only. */
const PRODUCTION_ROUTER = { [path.join(routerFiles, 'development')]: path.join(routerFiles, 'production') };

const shellGroup = { chunks: ({ name }: Chunk) => name === 'shop', minSize: 0, type: /javascript/ };
const SHELL_CHUNKS = {
  packages: { ...shellGroup, name: 'packages', test: /[\\/](node_modules|shared)[\\/]/, priority: 2 },
  frame: { ...shellGroup, name: 'frame', test: /[\\/]src[\\/]layout[\\/]/, priority: 1 },
};
/** Shared by four pages or exposes: each file is a request more. */
const REMOTE_CHUNKS = {
  common: { minChunks: 4, minSize: 12_000, type: /javascript/, chunks: 'async' as const },
};

type BrowserBuild = BuildOptions & { entry: Record<string, string>; plugins?: Plugins };

export function browserConfig(build: BrowserBuild): Configuration {
  const { app, mode, outputPath, plugins = [] } = build;
  const isProduction = mode === 'production';
  const isFromElsewhere = isProduction && assetsOrigin !== '';
  const isRemote = app !== 'shell';
  const allPlugins = [
    ...plugins,
    isProduction && chunkTable(getContainer(app), isRemote, isFromElsewhere),
    pageAssets,
    isFromElsewhere && new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  ];
  const hashed = isProduction ? '.[contenthash:10]' : '';
  const common = commonConfig({
    ...build,
    outputPath: path.join(outputPath, 'client'),
    isServer: false,
    plugins: allPlugins,
  });
  return {
    ...common,
    name: `${app}:client`,
    // No eval: the page's security policy forbids it.
    devtool: isProduction ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    entry: build.entry,
    output: {
      ...common.output,
      ...(isFromElsewhere ? { crossOriginLoading: 'anonymous' } : {}),
      filename: `[name]${hashed}.js`,
      // What threw while it was evaluated throws again, instead of giving half a module.
      strictModuleErrorHandling: isRemote,
      // As long as the shell waits (LOAD_LIMIT_MS): a chunk that hangs is asked for anew by the next press.
      chunkLoadTimeout: 8000,
    },
    resolve: { ...common.resolve, alias: isProduction ? PRODUCTION_ROUTER : {} },
    optimization: {
      splitChunks: isProduction && {
        cacheGroups: { default: false, defaultVendors: false, ...(isRemote ? REMOTE_CHUNKS : SHELL_CHUNKS) },
      },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
  };
}
