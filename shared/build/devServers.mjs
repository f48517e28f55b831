import path from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { root } from './paths.mjs';

/**
 * A dev server for the browser's build of one app: the only config of several that has hot reload.
 * @returns the origin that serves it
 */
export async function startDevServer(app, port) {
  const origin = `http://127.0.0.1:${port}`;
  const isShell = app === 'shell';
  const { default: configs } = await import(path.join(root, app, 'rspack.config.mjs'));
  const config = configs({
    version: 'dev',
    mode: 'development',
    outputPath: path.join(root, '.cache/dev', app),
    publicPath: `${origin}/`,
    hasRefresh: true,
  }).find(({ name }) => name === `${app}:client`);
  config.plugins.push(new ReactRefreshRspackPlugin({ forceEnable: true }));
  if (isShell) {
    config.entry.main = [path.join(root, 'shared/build/devToolsHook.js'), config.entry.main];
  }
  config.output.path = path.join(root, '.cache/dev', app, 'client');
  const server = new RspackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: true,
      liveReload: isShell,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
      client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false, logging: 'error' },
      devMiddleware: { writeToDisk: false },
    },
    rspack(config),
  );
  await server.start();
  return { origin, stop: () => server.stop() };
}
