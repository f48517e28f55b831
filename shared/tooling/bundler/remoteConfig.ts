import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { assetsOrigin } from '../paths';
import { getDeclaration } from '../remotes';
import { browserConfig } from './browserConfig';
import { federationPlugin, type MakePlugin } from './federation';
import { commonConfig } from './ruleSet';
import { type BuildOptions, type Mode, terminalOptions } from './terminalOptions';
import { UsedNamesPlugin } from './usedNamesPlugin';

type ServerBuild = BuildOptions & {
  app: string;
  name: string;
  context: string;
  exposes: Record<string, string>;
  makePlugin: MakePlugin | undefined;
};

function serverConfig({
  app,
  name,
  context,
  exposes,
  outputPath,
  version,
  mode,
  publicPath,
  makePlugin,
}: ServerBuild): Configuration {
  const plugins = [federationPlugin({ name, exposes, isServer: true, makePlugin }), new UsedNamesPlugin()];
  return {
    ...commonConfig({ name, context, version, mode, isServer: true, plugins }),
    name: `${app}:server`,
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
      strictModuleErrorHandling: true,
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    optimization: { splitChunks: false, moduleIds: 'deterministic', chunkIds: 'named' },
  };
}

/** The build tool passes { version, mode, outputPath }, the dev server also { publicPath, hasRefresh }. */
export function remoteConfig(context: string, { federation: makePlugin }: { federation?: MakePlugin } = {}) {
  const app = path.basename(context);
  const { name, exposes, contracts } = getDeclaration(app);
  const serverExposes = { ...exposes, ...(contracts ? { './contracts': contracts } : {}) };
  return function configs(options?: Partial<BuildOptions>, argv?: { mode?: Mode }) {
    const { version, mode, outputPath, publicPath, hasRefresh = false } = terminalOptions(app, options, argv);
    const common = { app, name, context, version, mode, publicPath };
    return [
      browserConfig({
        ...common,
        entry: {},
        outputPath: path.join(outputPath, 'client'),
        plugins: [federationPlugin({ name, exposes, isProduction: mode === 'production', makePlugin })],
        hasRefresh,
      }),
      serverConfig({
        ...common,
        exposes: serverExposes,
        outputPath: path.join(outputPath, 'server'),
        makePlugin,
      }),
    ];
  };
}
