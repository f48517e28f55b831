import { rm } from 'node:fs/promises';
import path from 'node:path';
import { releasedApps, remoteApps } from '../apps';
import { buildShop } from '../bundler/buildShop';
import { loadConfigs } from '../bundler/workspaces';
import { root } from '../paths';
import { exitOnWrongStart, serveShop } from '../start/serveShop';
import { makeDevReleases } from './devReleases';
import { startDevServer } from './devServers';
import { followBuild } from './followBuild';

await exitOnWrongStart();
const versions = await buildShop();

const { shell = '' } = versions;

const folder = path.join(root, '.cache/dev');
await rm(folder, { recursive: true, force: true });
const origins: Record<string, string> = {};
for (const app of releasedApps) origins[app] = await startDevServer(app);

const releases = await makeDevReleases(path.join(folder, 'shop'), origins, versions);
let frontFile = '';
let shop: Awaited<ReturnType<typeof serveShop>> | undefined;

async function runFront(built: string) {
  frontFile = path.join(built, 'front.js');
  const reason = await shop?.front.replaceWith(frontFile);
  if (reason) process.stderr.write(`The server goes on with the shell as it was: ${reason}.\n`);
}

async function runService(built: string) {
  await (await loadConfigs('checkout-service')).afterBuild?.({ outputPath: built });
  shop?.checkout.restartWith(path.join(built, 'server.js'));
}

function follow(app: string, version: string, onBuilt: (built: string) => Promise<void>) {
  const publicPath = origins[app] && `${origins[app]}/`;
  return followBuild(app, { folder: path.join(folder, 'builds', app), version, publicPath }, onBuilt);
}

await Promise.all([
  // The shell is its own build from the start: its pages name files of the dev server.
  follow('shell', shell, runFront),
  follow('checkout-service', 'dev', runService),
  ...remoteApps.map((app) => follow(app, 'dev', (built) => releases.add(app, built))),
]);

shop = await serveShop({
  supervisorVersion: shell,
  frontFile,
  frontEnv: { ...releases.frontEnv, DEV_SHELL_URL: origins.shell },
});
