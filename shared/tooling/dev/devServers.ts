import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { claimPort } from '@shop/node/settings/claimPort';
import { loadConfigs } from '../bundler/workspaces';
import { packageFolder, root } from '../paths';

const refreshFolder = path.join(packageFolder('@shop/tooling'), 'bundler/reactRefresh');

function withReactRefresh(config: Configuration): Configuration {
  const original = createRequire(import.meta.url).resolve('react-refresh/runtime');
  const plugin = new ReactRefreshRspackPlugin({
    forceEnable: true,
    // One name: the runtime is connected to React once a page, not once a bundle.
    library: 'shop',
    exclude: [/node_modules/, refreshFolder],
  });
  const alias = {
    ...config.resolve?.alias,
    'react-refresh': refreshFolder,
    'react-refresh-original': original,
  };
  return {
    ...config,
    resolve: { ...config.resolve, alias },
    // A module that does not compile would be applied with the next one that does, and throw in the page.
    optimization: { ...config.optimization, emitOnErrors: false },
    plugins: [...(config.plugins ?? []), plugin],
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-only',
  };
}

const OVERLAY = { errors: true, warnings: false, runtimeErrors: false };

export async function startDevServer(app: string): Promise<string> {
  const port = await claimPort('dev server port', 0);
  const origin = `http://127.0.0.1:${port}`;
  const { default: configs } = await loadConfigs(app);
  const config = configs({
    version: 'dev',
    mode: 'development',
    outputPath: path.join(root, '.cache/dev', app),
    publicPath: `${origin}/`,
  }).find(({ name }) => name === `${app}:client`);
  if (!config) throw new Error(`${app} has no build for the browser.`);
  const server = new RspackDevServer(
    {
      port,
      host: '127.0.0.1',
      liveReload: app === 'shell',
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
      client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: OVERLAY, logging: 'error' },
      // It would end the process before the shop's parts have ended.
      setupExitSignals: false,
    },
    rspack(withReactRefresh(config)),
  );
  await server.start();
  return origin;
}
