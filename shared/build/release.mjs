// npm run release -w mf-…: builds one remote, checks it, publishes it and switches it into the running shop.
// With `-- --version 1.2.3` the release gets that name; otherwise one made from its source.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { containerOf, releaseFolder, remotes, sourceVersion } from './apps.mjs';
import { buildApp } from './buildApp.mjs';
import { releasesFolder, root } from './paths.mjs';
import { pointerOf, release } from './registryFile.mjs';

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const app = path.basename(process.cwd());
if (!Object.values(remotes).includes(app)) refuse('Run it for one remote: npm run release -w mf-tools.');
const { values } = parseArgs({ options: { version: { type: 'string' } } });
const version = values.version ?? sourceVersion(app);
if (!/^[\w.-]+$/.test(version))
  refuse(`--version ${version} is wrong: letters, digits, dots and hyphens only.`);
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');

const before = pointerOf(dataDir, app)?.version;
if (before === version) {
  console.log(`${app} ${version} is live already.`);
  process.exit(0);
}
const wasBuilt = await buildApp(app, version);
console.log(wasBuilt ? `${app} ${version} is built.` : `${app} ${version} was built before.`);

const shellVersion = sourceVersion('shell');
await buildApp('shell', shellVersion);
const checker = path.join(releaseFolder('shell', shellVersion), 'server/checkRelease.js');
const { status } = spawnSync(process.execPath, [checker, releasesFolder, containerOf(app), app, version], {
  stdio: 'inherit',
});
if (status !== 0) refuse(`${app} stays at ${before ?? 'no version'}.`);

await release(dataDir, app, version);
console.log(`${app} ${version} is live. Back: npm run rollback -w ${app}`);
