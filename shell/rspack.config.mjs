import path from 'node:path';
import { rspack } from '@rspack/core';
import { browserConfig, nodeConfig, terminalOptions } from '@shop/tooling';

const publicFiles = new rspack.CopyRspackPlugin({ patterns: [{ from: 'media/root', to: 'root' }] });

/** @param {Partial<import('@shop/tooling/bundler/workspaces').BuildOptions>} env */
export default function configs(env) {
  const options = terminalOptions('shell', env);
  return [
    browserConfig({ ...options, entry: { main: './src/client/start.ts' }, plugins: [publicFiles] }),
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
