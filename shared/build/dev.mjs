// npm run dev: the shop with hot reload in shell and remotes. Pages are rendered by the browser alone, so that an edit
// shows at once; `npm start` serves them as shoppers get them. The shell's server and the checkout service are built anew and
// started again when they are edited.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installIfNeeded } from './installIfNeeded.mjs';
import { root } from './repositoryRoot.mjs';

installIfNeeded();

const { releasedApps } = await import('./apps.mjs');
const { declarationOf, remotes } = await import('./remotes.mjs');
const { buildShop } = await import('./buildShop.mjs');
const { publishSources } = await import('./publishSources.mjs');
const { followPrograms } = await import('./followPrograms.mjs');
const { startDevServer } = await import('./devServers.mjs');
const { refuseWrongStart, serveShop, takePort } = await import('./serveShop.mjs');

/** @type {{ stop: () => Promise<void> } | undefined} */
let programs;
const dataDir = await refuseWrongStart();
const versions = await buildShop({ say: console.log });
await publishSources(dataDir, versions);
const servers = {};
for (const app of releasedApps)
  servers[app] = await startDevServer(app, await takePort('dev server port', 0));

// A registry of its own: the one that `npm start` and the release tool use stays as it is.
const registryDir = path.join(root, '.cache/dev');
await mkdir(registryDir, { recursive: true });
const pointers = Object.entries(remotes).map(([name, app]) => [
  name,
  {
    app,
    version: versions[app],
    remote: declarationOf(app),
    devEntry: `${servers[app].origin}/remoteEntry.js`,
  },
]);
const registryFile = path.join(registryDir, 'registry.json');
await writeFile(registryFile, JSON.stringify({ remotes: Object.fromEntries(pointers) }));

const replace = await serveShop({
  versions,
  shellEnv: { REGISTRY_FILE: registryFile, DEV_SHELL_URL: servers.shell.origin, SHELL_WORKERS: '1' },
  onEnd: () => Promise.all([programs?.stop(), ...Object.values(servers).map((server) => server.stop())]),
});
programs = followPrograms(versions, (app, file) => replace[app](file));
