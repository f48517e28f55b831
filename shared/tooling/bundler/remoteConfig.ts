import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { getDeclaration } from '../declaration';
import { browserConfig } from './browserConfig';
import { commonConfig } from './commonConfig';
import { federationPlugin, type MakePlugin } from './federation';
import { type BuildOptions, terminalOptions } from './workspaces';

export function remoteConfig(context: string, { federation: makePlugin }: { federation?: MakePlugin } = {}) {
  const app = path.basename(context);
  const { name, exposes, contracts } = getDeclaration(app);
  const serverExposes = { ...exposes, ...(contracts ? { './contracts': contracts } : {}) };
  return function configs(options?: Partial<BuildOptions>): Configuration[] {
    const build = terminalOptions(app, options);
    const { mode, outputPath, publicPath } = build;
    const plugins = [federationPlugin({ name, exposes: serverExposes, isServer: true, makePlugin })];
    return [
      browserConfig({
        ...build,
        app,
        entry: {},
        plugins: [federationPlugin({ name, exposes, hasTable: mode === 'production', makePlugin })],
      }),
      {
        ...commonConfig({ ...build, name, context, isServer: true, plugins }),
        name: `${app}:server`,
        target: 'async-node',
        entry: {},
        output: {
          path: path.join(outputPath, 'server'),
          clean: true,
          uniqueName: name,
          publicPath,
          filename: '[name].js',
          strictModuleErrorHandling: true,
          assetModuleFilename: '[name].[contenthash:10][ext]',
        },
        optimization: { splitChunks: false, chunkIds: 'named' },
      },
    ];
  };
}
