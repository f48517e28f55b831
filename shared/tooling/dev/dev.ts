// npm run dev: an edit of a remote is a release of it, an edit of shell or service restarts that program.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { releasedApps } from '../apps';
import { buildShop } from '../bundler/buildShop';
import { loadConfigs } from '../bundler/loadConfigs';
import { remoteApps } from '../remotes';
import { root } from '../repositoryRoot';
import { exitOnWrongStart, serveShop } from '../start/serveShop';
import { makeDevReleases } from './devReleases';
import { startDevServer } from './devServers';
import { followBuild } from './followBuild';

await exitOnWrongStart();
const versions = await buildShop();

const folder = path.join(root, '.cache/dev');
await rm(folder, { recursive: true, force: true });
const origins: Record<string, string> = {};
for (const app of releasedApps) origins[app] = await startDevServer(app);
const { shell: shellOrigin = '' } = origins;

const releases = await makeDevReleases(path.join(folder, 'shop'), origins, versions);
/** The latest build of each; what takes the next one once the shop runs. */
const programs: Record<string, string> = {};
const replace: Record<string, (file: string) => unknown> = {};
const followProgram = (app: string, name: string, publicPath?: string) => {
  const options = { folder: path.join(folder, 'programs', app), version: versions[app] ?? 'dev', publicPath };
  return followBuild(app, options, async (built) => {
    if (app === 'checkout-service') await (await loadConfigs(app)).afterBuild?.({ outputPath: built });
    programs[app] = path.join(built, name);
    replace[app]?.(programs[app]);
  });
};
const remotes = remoteApps.map((app) => {
  const publicPath = `${origins[app]}/`;
  const options = { folder: path.join(folder, 'builds', app), version: 'dev', publicPath };
  return followBuild(app, options, (built) => releases.add(app, built));
});
// The shell is its own build from the start: its pages name files of the dev server.
const shellProgram = followProgram('shell', 'front.js', `${shellOrigin}/`);
const service = followProgram('checkout-service', 'server.js');
await Promise.all([shellProgram, service, ...remotes]);
await releases.open();

const { shell = '' } = versions;
const { front, checkout } = await serveShop({
  supervisorVersion: shell,
  versions: { shell },
  frontFile: programs.shell ?? '',
  frontEnv: {
    RELEASES_DIR: releases.folder,
    REGISTRY_FILE: releases.registryFile,
    DATA_DIR: path.dirname(releases.registryFile),
    DEV_SHELL_URL: shellOrigin,
  },
});
replace.shell = async (file) => {
  const reason = await front.replaceWith(file);
  if (reason) process.stderr.write(`The server goes on with the shell as it was: ${reason}.\n`);
};
replace['checkout-service'] = (file) => checkout.restartWith(file);
