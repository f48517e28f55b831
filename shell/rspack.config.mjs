import { cp } from 'node:fs/promises';
import path from 'node:path';
import { browserConfig, nodeConfig, terminalOptions } from '@shop/tooling';

const context = import.meta.dirname;

/** @param {Partial<import('@shop/tooling/bundler/workspaces').BuildOptions>} env */
export default function configs(env) {
  const options = terminalOptions('shell', env);
  return [
    browserConfig({ ...options, entry: { main: './src/client/start.ts' } }),
    nodeConfig({
      ...options,
      entries: {
        server: './src/server/server.ts',
        front: './src/server/front.ts',
        supervisor: './src/server/supervisor/supervisor.ts',
        gate: './src/server/releases/gate/checkRelease.ts',
        // In a folder of its own, which alone it may read.
        'renderer/renderer': './src/server/renderer.ts',
      },
      outputPath: path.join(options.outputPath, 'server'),
    }),
  ];
}

/** @param {{ outputPath: string }} built */
export async function afterBuild({ outputPath }) {
  await cp(path.join(context, 'media/root'), path.join(outputPath, 'client/root'), { recursive: true });
}
