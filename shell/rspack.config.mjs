import path from 'node:path';
import { browserConfig } from '@shop/build/browserConfig';
import { federationPlugin } from '@shop/build/federation';
import { nodeConfig } from '@shop/build/nodeConfig';

const context = import.meta.dirname;

/** The shell: its start in the browser, and its server. */
export default function configs({ version, mode, outputPath, publicPath, plugins = [], hasRefresh = false }) {
  return [
    browserConfig({
      app: 'shell',
      name: 'shell',
      context,
      entry: { main: './src/client/start.tsx' },
      outputPath: path.join(outputPath, 'client'),
      version,
      mode,
      publicPath,
      plugins: [federationPlugin({ name: 'shell', isHost: true, mode }), ...plugins],
      hasRefresh,
    }),
    nodeConfig({
      name: 'shell',
      context,
      entries: { server: './src/server/server.ts' },
      outputPath: path.join(outputPath, 'server'),
      version,
      mode,
      // Jest holds an older one at the root.
      bundled: ['lru-cache'],
    }),
  ];
}
