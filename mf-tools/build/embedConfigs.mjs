import path from 'node:path';
import { rspack } from '@rspack/core';
import { commonConfig, root } from '@shop/tooling';
import { embedVersion } from './changelog.mjs';
import { internalNames } from './internalNames.mjs';
import { packageConfigs } from './packageConfigs.mjs';

/** @typedef {import('@shop/tooling/bundler/workspaces').BuildOptions} BuildOptions */

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

/** @param {BuildOptions} options */
const sharedConfig = (options) => commonConfig({ ...options, name: 'candle', isServer: false });

/** @param {BuildOptions & { folder: string }} options */
function moduleConfig({ folder, ...options }) {
  const shared = sharedConfig(options);
  /** @satisfies {import('@rspack/core').Configuration} */
  const config = {
    ...shared,
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
      ...shared.resolve,
      alias: {
        '@shop/platform': path.join(context, 'src/embed/platformStub.tsx'),
        clsx$: path.join(context, 'src/embed/joinClasses.ts'),
      },
    },
    module: {
      rules: [
        ...shared.module.rules.filter(({ type }) => type !== 'css/auto'),
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
      ...shared.plugins,
      new rspack.DefinePlugin({ __EMBED_VERSION__: JSON.stringify(embedVersion()) }),
    ],
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
function elementConfigs(options) {
  const config = moduleConfig({ ...options, folder: path.join(options.outputPath, 'client/embed') });
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
function workerConfig(options) {
  return {
    ...sharedConfig(options),
    name: 'mf-tools:worker',
    devtool: false,
    target: ['webworker', 'es2022'],
    dependencies: ['mf-tools:client'],
    entry: { 'tools-sw': './src/offline/toolsWorker.ts' },
    output: { path: path.join(options.outputPath, 'client'), filename: '[name].js' },
  };
}

/** @param {BuildOptions} options */
export function embedConfigs(options) {
  const common = moduleConfig({ ...options, folder: path.join(options.outputPath, 'client/embed') });
  return [...elementConfigs(options), workerConfig(options), ...packageConfigs(common, options)];
}
