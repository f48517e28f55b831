import { type Chunk, type Configuration, type Plugins, rspack } from '@rspack/core';
import { assetsOrigin } from '../paths';
import { ChunkTablePlugin } from './chunkTablePlugin';
import { PageAssetsPlugin } from './pageAssetsPlugin';
import { commonConfig, extensions, productionRouter } from './ruleSet';
import type { BuildOptions } from './terminalOptions';

/** ES2022 and `:has()`. Older targets make two fifths of a page's styles of `text-align: start`. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

const SHELL_CHUNKS = {
  packages: { test: /[\\/](node_modules|shared)[\\/]/, priority: 2 },
  frame: { test: /[\\/]src[\\/]layout[\\/]/, priority: 1 },
};
/** Shared by four pages or exposes: each file is a request more. */
const REMOTE_CHUNKS = { minChunks: 4, minSize: 12_000 };

function splitChunks(isRemote: boolean) {
  const type = /javascript/;
  const ofRemote = { ...REMOTE_CHUNKS, type, chunks: 'async' as const };
  const ofShell = Object.entries(SHELL_CHUNKS).map(([name, group]) => {
    const chunks = (chunk: Chunk) => chunk.name === 'shop';
    return [name, { ...group, name, type, chunks, minSize: 0 }];
  });
  const groups = isRemote ? { common: ofRemote } : Object.fromEntries(ofShell);
  return { cacheGroups: { default: false as const, defaultVendors: false as const, ...groups } };
}

type BrowserBuild = BuildOptions & {
  publicPath: string;
  app: string;
  name: string;
  context: string;
  entry: Record<string, string>;
  plugins: Plugins;
};

/** Files are named by content: an unchanged file keeps its address over releases. */
export function browserConfig({
  app,
  name,
  context,
  entry,
  outputPath,
  version,
  mode,
  plugins,
  publicPath,
}: BrowserBuild): Configuration {
  const isProduction = mode === 'production';
  const isFromElsewhere = isProduction && assetsOrigin !== '';
  const isRemote = app !== 'shell';
  const allPlugins = [
    ...plugins,
    ...(isProduction ? [new ChunkTablePlugin({ name, isRemote, hasIntegrity: isFromElsewhere })] : []),
    new PageAssetsPlugin(),
    ...(isFromElsewhere ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : []),
  ];
  const hashed = isProduction ? '.[contenthash:10]' : '';
  return {
    ...commonConfig({ name, context, version, mode, isServer: false, plugins: allPlugins }),
    name: `${app}:client`,
    // No eval: the page's security policy forbids it.
    devtool: isProduction ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    entry,
    output: {
      path: outputPath,
      clean: isProduction,
      uniqueName: name,
      publicPath,
      ...(isFromElsewhere ? { crossOriginLoading: 'anonymous' } : {}),
      filename: `[name]${hashed}.js`,
      // What threw while it was evaluated throws again, instead of giving half a module.
      strictModuleErrorHandling: isRemote,
      // As long as the shell waits (LOAD_LIMIT_MS): a chunk that hangs is asked for anew by the next press.
      chunkLoadTimeout: 8000,
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    resolve: { extensions, alias: isProduction ? productionRouter : {} },
    optimization: {
      splitChunks: isProduction && splitChunks(isRemote),
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
  };
}
