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
    const hasTable = build.mode === 'production';
    const server = commonConfig({
      ...build,
      outputPath: path.join(build.outputPath, 'server'),
      isServer: true,
      plugins: [federationPlugin({ name, exposes: serverExposes, isServer: true, makePlugin })],
    });
    return [
      browserConfig({
        ...build,
        entry: {},
        plugins: [federationPlugin({ name, exposes, hasTable, makePlugin })],
      }),
      {
        ...server,
        name: `${app}:server`,
        target: 'async-node',
        entry: {},
        output: { ...server.output, filename: '[name].js', strictModuleErrorHandling: true },
        optimization: { splitChunks: false, chunkIds: 'named' },
      },
    ];
  };
}
