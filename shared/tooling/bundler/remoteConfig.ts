import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { getDeclaration } from '../declaration';
import { assetsOrigin } from '../paths';
import { browserConfig } from './browserConfig';
import { federationPlugin, type MakePlugin } from './federation';
import { commonConfig } from './ruleSet';
import { type BuildOptions, type Mode, terminalOptions } from './terminalOptions';
import { UsedNamesPlugin } from './usedNamesPlugin';

/** The build tool passes { version, mode, outputPath }, the dev server also { publicPath, hasRefresh }. */
export function remoteConfig(context: string, { federation: makePlugin }: { federation?: MakePlugin } = {}) {
  const app = path.basename(context);
  const { name, exposes, contracts } = getDeclaration(app);
  const serverExposes = { ...exposes, ...(contracts ? { './contracts': contracts } : {}) };
  return function configs(options?: Partial<BuildOptions>, argv?: { mode?: Mode }): Configuration[] {
    const { version, mode, outputPath, publicPath, hasRefresh = false } = terminalOptions(app, options, argv);
    const serverPlugins = [
      federationPlugin({ name, exposes: serverExposes, isServer: true, makePlugin }),
      new UsedNamesPlugin(),
    ];
    return [
      browserConfig({
        ...{ app, name, context, version, mode, publicPath },
        entry: {},
        outputPath: path.join(outputPath, 'client'),
        plugins: [federationPlugin({ name, exposes, isProduction: mode === 'production', makePlugin })],
        hasRefresh,
      }),
      {
        ...commonConfig({ name, context, version, mode, isServer: true, plugins: serverPlugins }),
        name: `${app}:server`,
        devtool: false,
        target: 'async-node',
        entry: {},
        output: {
          path: path.join(outputPath, 'server'),
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
      },
    ];
  };
}
