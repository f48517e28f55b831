// npm run release -w mf-…: builds one remote, checks it, publishes it, switches the running shop over and says what is
// served then. `-- --version 1.2.3` names the release, otherwise its source does; `-- --again` takes a version that was
// rolled back.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releaseFolder, sourceVersion } from './apps.mjs';
import { buildApp } from './buildApp.mjs';
import { refuse, targetOf } from './commandTarget.mjs';
import { dataFolder, releasesFolder } from './paths.mjs';
import { pointerOf, release } from './registryFile.mjs';
import { whoAmI } from './sourceFacts.mjs';
import { switchOver } from './switchOver.mjs';

const { app, name } = targetOf('release');
const { values } = parseArgs({ options: { version: { type: 'string' }, again: { type: 'boolean' } } });
const version = values.version ?? sourceVersion(app);
if (!/^[\w.-]+$/.test(version))
  refuse(`--version ${version} is wrong: letters, digits, dots and hyphens only.`);

const before = pointerOf(dataFolder, name);
if (before?.version === version) {
  console.log(`${app} ${version} is live already.`);
  process.exit(0);
}
if (before?.rolledBack.includes(version) && !values.again)
  refuse(`${app} ${version} was rolled back. To release it again: npm run release -w ${app} -- --again`);
const wasBuilt = await buildApp(app, version);
console.log(wasBuilt ? `${app} ${version} is built.` : `${app} ${version} was built before.`);

const shellVersion = sourceVersion('shell');
await buildApp('shell', shellVersion);
const checker = path.join(releaseFolder('shell', shellVersion), 'server/checkRelease.js');
const { status } = spawnSync(process.execPath, [checker, releasesFolder, name, app, version], {
  stdio: 'inherit',
});
if (status !== 0) refuse(`${app} stays at ${before?.version ?? 'no version'}.`);

const change = await release(dataFolder, { name, app }, version, { by: whoAmI() });
if (!change) refuse(`${app} ${version} was released by somebody else meanwhile.`);
const { isGood, sentence } = await switchOver(dataFolder, { name, app }, change);
if (!isGood) refuse(sentence);
console.log(`${sentence} Back: npm run rollback -w ${app}`);
