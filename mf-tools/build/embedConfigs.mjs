import path from 'node:path';
import { rspack } from '@rspack/core';
import { buildConstants, extensions, moduleRules, root } from '@shop/tooling';
import { embedVersion } from './changelog.mjs';
import { internalNames } from './internalNames.mjs';
import { packageConfigs } from './packageConfigs.mjs';

/** @typedef {import('@shop/tooling/bundler/terminalOptions').BuildOptions} BuildOptions */

const context = path.join(root, 'mf-tools');

/** @type {NonNullable<import('@rspack/core').SwcJsMinimizerRspackPluginOptions['minimizerOptions']>} */
const smallest = {
  ecma: 2022,
  module: true,
  compress: {
    passes: 4,
    toplevel: true,
    pure_getters: true,
    hoist_props: true,
    keep_fargs: false,
    unsafe: true,
    unsafe_arrows: true,
    unsafe_methods: true,
    // Whole statements repeat more, and so compress better.
    collapse_vars: false,
    negate_iife: false,
  },
  mangle: { toplevel: true, props: { regex: `^(${internalNames.join('|')})$` } },
  format: { comments: false, ecma: 2022 },
};

/** Tells Chromium to compile whole files while they arrive. */
const compiledWhole = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
});

/** @param {Pick<BuildOptions, 'version' | 'mode'> & { folder: string }} options */
function commonConfig({ version, mode, folder }) {
  const rules = moduleRules({ name: 'candle', isServer: false, mode });
  /** @satisfies {import('@rspack/core').Configuration} */
  const config = {
    context,
    mode,
    devtool: false,
    target: ['web', 'es2022'],
    // After the remote's own build, which empties the folder above.
    dependencies: ['mf-tools:client'],
    output: {
      path: folder,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: 'candle_calculators',
      publicPath: 'auto',
    },
    resolve: {
      extensions,
      alias: {
        '@shop/platform': path.join(context, 'src/embed/platformStub.tsx'),
        clsx$: path.join(context, 'src/embed/joinClasses.ts'),
      },
    },
    module: {
      rules: [
        ...rules.rules.filter(({ type }) => type !== 'css/auto'),
        {
          test: /\.css$/,
          type: 'javascript/auto',
          use: path.join(context, 'build/shadowStyles.mjs'),
          sideEffects: true,
        },
      ],
      parser: { javascript: { importMeta: false } },
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'named',
      splitChunks: false,
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: smallest })],
    },
    plugins: [
      buildConstants({ isServer: false, version, mode }),
      new rspack.DefinePlugin({ __EMBED_VERSION__: JSON.stringify(embedVersion()) }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
  return config;
}

const elementFiles = {
  calculators: './src/embed/calculators.ts',
  wax: './src/embed/waxView.ts',
  fragrance: './src/embed/fragranceView.ts',
  supplies: './src/embed/suppliesView.ts',
  'wick-guide': './src/embed/wickGuideView.ts',
  views: './src/embed/views.ts',
  en: './src/words/en.ts',
  de: './src/words/de.ts',
  'calculators-all': './src/embed/calculatorsAll.ts',
  frame: './src/embed/frame.ts',
  'frame-host': './src/embed/frameHost.ts',
  'federation/remoteEntry': './src/embed/federation.ts',
};

/** Run as classic scripts, too: without imports and exports, and without a name at the top. */
const classicFiles = new Set(['calculators', 'calculators-all', 'frame-host']);

/** @param {string} name */
function getForm(name) {
  if (classicFiles.has(name)) return { iife: true };
  return { library: { type: 'modern-module' } };
}

/**
 * Whole files compress better than parts: one calculator loads its own file, several load `views`.
 * @param {BuildOptions} options
 */
function elementConfigs({ version, mode, outputPath }) {
  const config = commonConfig({ version, mode, folder: path.join(outputPath, 'client/embed') });
  return Object.entries(elementFiles).map(([name, file]) => ({
    ...config,
    name: `mf-tools:${name}`,
    entry: { [name]: file },
    output: { ...config.output, ...getForm(name), chunkLoading: false, publicPath: '' },
    plugins: [...config.plugins, compiledWhole],
    resolve: {
      ...config.resolve,
      // src/embed/render stands for React: 2 kB instead of 60. The calculators take only hooks and JSX from it.
      alias: {
        ...config.resolve.alias,
        react$: path.join(context, 'src/embed/render/hooks.ts'),
        'react/jsx-runtime': path.join(context, 'src/embed/render/jsxRuntime.ts'),
      },
    },
  }));
}

/** @param {BuildOptions} options */
function workerConfig({ version, mode, outputPath }) {
  return {
    name: 'mf-tools:worker',
    context,
    mode,
    devtool: false,
    target: ['webworker', 'es2022'],
    dependencies: ['mf-tools:client'],
    entry: { 'tools-sw': './src/offline/toolsWorker.ts' },
    output: { path: path.join(outputPath, 'client'), filename: '[name].js' },
    resolve: { extensions },
    module: moduleRules({ name: 'candle', isServer: false, mode }),
    plugins: [buildConstants({ isServer: false, version, mode })],
    performance: false,
    stats: 'errors-warnings',
  };
}

/** @param {BuildOptions} options */
export function embedConfigs(options) {
  const common = commonConfig({ ...options, folder: path.join(options.outputPath, 'client/embed') });
  return [...elementConfigs(options), workerConfig(options), ...packageConfigs(common, options)];
}
