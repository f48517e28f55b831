import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { root } from '@shop/build/paths';
import { buildConstants, extensions, moduleRules, smallerFiles } from '@shop/build/ruleSet';

const context = path.join(root, 'mf-tools');
const { version: reactVersion } = JSON.parse(
  readFileSync(path.join(root, 'node_modules/react/package.json'), 'utf8'),
);

/** Every byte here is paid by pages of others. `pure_getters`: none of our modules has a getter that acts. */
const smallest = {
  ecma: 2022,
  module: true,
  compress: {
    passes: 4,
    toplevel: true,
    pure_getters: true,
    hoist_props: true,
    keep_fargs: false,
    unsafe_arrows: true,
    unsafe_methods: true,
  },
  mangle: { toplevel: true },
  format: { comments: false },
};

/** What both builds for other sites share: modules without globals, styles in the script, no platform of the shop. */
function commonConfig({ version, mode, folder }) {
  const rules = moduleRules({ name: 'candle', isServer: false, mode });
  return {
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
      alias: { '@shop/platform': path.join(context, 'src/embed/outsideShop.tsx') },
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
    plugins: [buildConstants({ isServer: false, version, mode })],
    performance: false,
    stats: 'errors-warnings',
  };
}

const elementFiles = {
  calculators: './src/embed/calculators.ts',
  wax: './src/embed/waxView.ts',
  fragrance: './src/embed/fragranceView.ts',
  supplies: './src/embed/suppliesView.ts',
  'wick-guide': './src/embed/wickGuideView.ts',
  views: './src/embed/views.ts',
  'calculators-all': './src/embed/calculatorsAll.ts',
  frame: './src/embed/frame.ts',
  'frame-host': './src/embed/frameHost.ts',
};

/**
 * The custom element. Every file is whole in itself, which compresses better than parts that are put together at run
 * time: a page with one kind of calculator loads `calculators` and that one, a page with several loads `views`.
 */
function elementConfigs({ version, mode, outputPath }) {
  const config = commonConfig({ version, mode, folder: path.join(outputPath, 'client/embed') });
  return Object.entries(elementFiles).map(([name, file]) => ({
    ...config,
    name: `mf-tools:${name}`,
    entry: { [name]: file },
    output: { ...config.output, library: { type: 'modern-module' }, chunkLoading: false, publicPath: '' },
    resolve: {
      ...config.resolve,
      // Preact stands for React: 6 kB instead of 60. The calculators take only hooks and JSX from it.
      alias: {
        ...config.resolve.alias,
        react$: 'preact/hooks',
        'react/jsx-runtime': path.join(context, 'src/embed/jsxRuntime.ts'),
      },
    },
  }));
}

/** The same calculators for other federation hosts: their React is used where it fits, ours is loaded where not. */
function containerConfig({ version, mode, outputPath }) {
  const config = commonConfig({ version, mode, folder: path.join(outputPath, 'client/embed/federation') });
  const react = { singleton: true, requiredVersion: '^19.0.0', version: reactVersion };
  return {
    ...config,
    name: 'mf-tools:container',
    entry: {},
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...smallerFiles } },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({
        name: 'candle_calculators',
        filename: 'remoteEntry.js',
        library: { type: 'module' },
        exposes: {
          './WaxCalculator': './src/embed/FederatedWaxCalculator.ts',
          './FragranceCalculator': './src/embed/FederatedFragranceCalculator.ts',
          './SuppliesCalculator': './src/embed/FederatedSuppliesCalculator.ts',
          './WickGuide': './src/embed/FederatedWickGuide.ts',
          './mount': './src/embed/mount.tsx',
        },
        shared: { react, 'react/jsx-runtime': react, 'react-dom': react, 'react-dom/client': react },
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}

/** The service worker of the tools: one script, at a fixed name. */
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

/** Everything beside the remote's own build that a release of mf-tools holds. */
export function embedConfigs(options) {
  return [...elementConfigs(options), containerConfig(options), workerConfig(options)];
}
