import path from 'node:path';
import { browserConfig } from '@shop/build/browserConfig';
import { nodeConfig } from '@shop/build/nodeConfig';
import { assetsOrigin } from '@shop/build/paths';
import { terminalOptions } from '@shop/build/terminalOptions';
import { makeRootFiles } from './icons.mjs';

const context = import.meta.dirname;

/** The shell: its start in the browser, and its server. */
export default function configs(given, argv) {
  const { version, mode, outputPath, publicPath, hasRefresh = false } = terminalOptions('shell', given, argv);
  return [
    browserConfig({
      app: 'shell',
      name: 'shell',
      context,
      entry: { main: './src/client/start.ts' },
      outputPath: path.join(outputPath, 'client'),
      version,
      mode,
      publicPath,
      plugins: [],
      hasRefresh,
    }),
    nodeConfig({
      name: 'shell',
      context,
      entries: {
        server: './src/server/server.ts',
        renderThread: './src/server/threads/renderThread.ts',
        checkRelease: './src/server/checkRelease.ts',
      },
      outputPath: path.join(outputPath, 'server'),
      version,
      mode,
      publicPath: publicPath ?? `${assetsOrigin}/r/shell/${version}/client/`,
      // Jest holds an older one at the root.
      bundled: ['lru-cache'],
    }),
  ];
}

/** Files at the root of the shop, beside the browser's build. */
export async function afterBuild({ outputPath }) {
  await makeRootFiles(path.join(outputPath, 'client/root'));
}
