import { rspack } from '@rspack/core';
import { assetsOrigin } from '../paths.mjs';
import { PageAssetsPlugin } from './pageAssetsPlugin.mjs';
import { buildConstants, extensions, moduleRules, smallerFiles } from './ruleSet.mjs';

/**
 * The oldest browsers that run what we build: ES2022 and `:has()`. Without them every `text-align: start` becomes twelve
 * selectors that name the languages written from right to left, two fifths of a page's styles.
 */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

/**
 * A build for the browser. The public path is fixed for each version, so that the browser never fetches a style twice
 * and an open page goes on with the files that it began with.
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
  hasRefresh,
}) {
  const isProduction = mode === 'production';
  const isFromElsewhere = isProduction && assetsOrigin !== '';
  const hashed = isProduction ? '[name].[contenthash:8]' : '[name]';
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
      publicPath: publicPath ?? `${assetsOrigin}/r/${app}/${version}/client/`,
      ...(isFromElsewhere ? { crossOriginLoading: /** @type {const} */ ('anonymous') } : {}),
      filename: `${hashed}.js`,
      // As long as the shell waits (LOAD_LIMIT_MS): a chunk that hangs is asked for anew by the next press.
      chunkLoadTimeout: 8000,
      chunkFilename: `${hashed}.js`,
      cssFilename: `${hashed}.css`,
      cssChunkFilename: `${hashed}.css`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: { extensions, alias: isProduction ? smallerFiles : {} },
    module: moduleRules({ name, isServer: false, mode, hasRefresh }),
    optimization: {
      splitChunks: false,
      moduleIds: 'deterministic',
      chunkIds: 'named',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    plugins: [
      ...plugins,
      new PageAssetsPlugin(),
      buildConstants({ isServer: false, version, mode }),
      // Every chunk with its hash: a host that is not ours gives the bytes that were built, or none.
      ...(isFromElsewhere ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : []),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}
