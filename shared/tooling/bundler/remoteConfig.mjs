import path from 'node:path';
import { assetsOrigin } from '../paths.mjs';
import { getDeclaration } from '../remotes.mjs';
import { browserConfig } from './browserConfig.mjs';
import { federationPlugin } from './federation.mjs';
import { buildConstants, extensions, moduleRules } from './ruleSet.mjs';
import { terminalOptions } from './terminalOptions.mjs';
import { UsedNamesPlugin } from './usedNamesPlugin.mjs';

/** What the shell's server evaluates: the same source as the browser's build, as one federation container. */
function serverConfig({ app, name, context, exposes, outputPath, version, mode, publicPath }) {
  return {
    name: `${app}:server`,
    context,
    mode,
    devtool: false,
    target: 'async-node',
    entry: {},
    output: {
      path: outputPath,
      clean: mode === 'production',
      uniqueName: name,
      // Addresses of assets must equal the browser's.
      publicPath: publicPath ?? `${assetsOrigin}/r/${app}/`,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    resolve: { extensions },
    module: {
      ...moduleRules({ name, isServer: true, mode }),
      generator: {
        ...moduleRules({ name, isServer: true, mode }).generator,
        'asset/resource': { emit: false },
      },
    },
    optimization: { splitChunks: false, moduleIds: 'deterministic', chunkIds: 'named' },
    plugins: [
      federationPlugin({ name, exposes, isServer: true }),
      new UsedNamesPlugin(),
      buildConstants({ isServer: true, version, mode }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * The builds of the remote in a folder, as its remote.json declares it.
 * The result gives its Rspack configurations: the build tool calls it with { version, mode, outputPath }, the dev server
 * also with { publicPath, hasRefresh }.
 */
export function remoteConfig(context) {
  const app = path.basename(context);
  const { name, exposes, contracts } = getDeclaration(app);
  // The browser never needs it.
  const serverExposes = { ...exposes, ...(contracts ? { './contracts': contracts } : {}) };
  return function configs(given, argv) {
    const { version, mode, outputPath, publicPath, hasRefresh = false } = terminalOptions(app, given, argv);
    const common = { app, name, context, version, mode, publicPath };
    return [
      browserConfig({
        ...common,
        entry: {},
        outputPath: path.join(outputPath, 'client'),
        plugins: [federationPlugin({ name, exposes, isProduction: mode === 'production' })],
        hasRefresh,
      }),
      serverConfig({ ...common, exposes: serverExposes, outputPath: path.join(outputPath, 'server') }),
    ];
  };
}
