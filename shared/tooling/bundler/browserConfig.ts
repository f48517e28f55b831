import { type Chunk, type Configuration, type Plugins, rspack } from '@rspack/core';
import { assetsOrigin } from '../paths';
import { ChunkTablePlugin } from './chunkTablePlugin';
import { PageAssetsPlugin } from './pageAssetsPlugin';
import { buildConstants, extensions, moduleRules, smallerFiles } from './ruleSet';
import type { BuildOptions } from './terminalOptions';

/**
 * The oldest browsers that run what we build: ES2022 and `:has()`. Without them every `text-align: start` becomes twelve
 * selectors that name the languages written from right to left, two fifths of a page's styles.
 */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

/** The shell's last stage without what changes seldom, packages and what all share, and without the frame. */
const SHELL_CHUNKS = {
  packages: { test: /[\\/](node_modules|shared)[\\/]/, priority: 2 },
  frame: { test: /[\\/]src[\\/]layout[\\/]/, priority: 1 },
};
/** What at least four pages or exposes of a remote hold, from this many characters on: each file is a request more. */
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
  app: string;
  name: string;
  context: string;
  entry: Record<string, string>;
  plugins: Plugins;
};

/**
 * A build for the browser. Every file is named by its content: one that a release leaves as it was keeps its address, and an
 * open page goes on with the files that it began with.
 */
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
  hasRefresh = false,
}: BrowserBuild): Configuration {
  const isProduction = mode === 'production';
  const isFromElsewhere = isProduction && assetsOrigin !== '';
  const isRemote = app !== 'shell';
  const hashed = isProduction ? '.[contenthash:10]' : '';
  return {
    name: `${app}:client`,
    context,
    mode,
    // In development without eval, or the page's security policy would have to be opened for it.
    devtool: isProduction ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    entry,
    output: {
      path: outputPath,
      clean: isProduction,
      uniqueName: name,
      publicPath: publicPath ?? `${assetsOrigin}/r/${app}/`,
      ...(isFromElsewhere ? { crossOriginLoading: 'anonymous' } : {}),
      filename: `[name]${hashed}.js`,
      // As long as the shell waits (LOAD_LIMIT_MS): a chunk that hangs is asked for anew by the next press.
      chunkLoadTimeout: 8000,
      chunkFilename: `[name]${hashed}.js`,
      cssFilename: `[name]${hashed}.css`,
      cssChunkFilename: `[name]${hashed}.css`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    resolve: { extensions, alias: isProduction ? smallerFiles : {} },
    module: moduleRules({ name, isServer: false, mode, hasRefresh }),
    optimization: {
      splitChunks: isProduction && splitChunks(isRemote),
      moduleIds: 'deterministic',
      chunkIds: isProduction ? 'deterministic' : 'named',
      realContentHash: isProduction,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    plugins: [
      ...plugins,
      ...(isProduction ? [new ChunkTablePlugin({ name, isRemote, hasIntegrity: isFromElsewhere })] : []),
      new PageAssetsPlugin(),
      buildConstants({ isServer: false, version, mode }),
      // Every chunk with its hash: a host that is not ours gives the bytes that were built, or none.
      ...(isFromElsewhere ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : []),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}
