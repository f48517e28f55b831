// npm run dev: an edit of a remote is a release of it, an edit of shell or service restarts that program.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildShop } from '../bundler/buildShop';
import { claimPort } from '../claimPort';
import { publishSources } from '../release/publishSources';
import { remoteApps } from '../remotes';
import { root } from '../repositoryRoot';
import { exitOnWrongStart, serveShop } from '../start/serveShop';
import { makeDevReleases } from './devReleases';
import { type DevServer, startDevServer } from './devServers';
import { followBuild } from './followBuild';
import { watchServices } from './watchServices';

await exitOnWrongStart();
const versions = await buildShop({ say: console.log });
await publishSources(versions);

const folder = path.join(root, '.cache/dev');
await rm(folder, { recursive: true, force: true });
const shellServer = await startDevServer('shell', await claimPort('dev server port', 0));
const servers: Record<string, DevServer> = { shell: shellServer };
for (const app of remoteApps) servers[app] = await startDevServer(app, await claimPort('dev server port', 0));

const releases = await makeDevReleases(path.join(folder, 'shop'), servers, versions);
const programs = watchServices({
  folder: path.join(folder, 'programs'),
  versions,
  shellServer,
});
const remotes = remoteApps.map((app) => {
  const publicPath = `${servers[app]?.origin}/`;
  const options = { folder: path.join(folder, 'builds', app), version: 'dev', publicPath };
  return followBuild(app, options, (built) => releases.add(app, built));
});
const following = await Promise.all([programs.ready, ...remotes]);
await releases.open();

const { shell = '' } = versions;
const { front, checkout } = await serveShop({
  supervisorVersion: shell,
  versions: { shell },
  frontFile: programs.frontFile(),
  frontEnv: {
    RELEASES_DIR: releases.folder,
    REGISTRY_FILE: releases.registryFile,
    DATA_DIR: path.dirname(releases.registryFile),
    DEV_SHELL_URL: shellServer.origin,
  },
  onEnd: () => {
    for (const { stop } of following) stop();
    for (const server of Object.values(servers)) void server.stop();
  },
});
programs.replaceBy({
  async shell(file: string) {
    const reason = await front.replaceWith(file);
    if (reason) process.stderr.write(`The server goes on with the shell as it was: ${reason}.\n`);
  },
  'checkout-service': (file: string) => checkout.restartWith(file),
});
