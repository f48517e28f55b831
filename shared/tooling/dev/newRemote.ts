import '../explainErrors';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reservedSegments } from '@shop/node/http/reservedSegments';
import { readManifest, remoteApps } from '../apps';
import { getDeclaration } from '../declaration';
import { exitWithError } from '../exitWithError';
import { root } from '../paths';
import { remoteFiles } from './newRemote/remoteFiles';

const USAGE = 'npm run new-remote -- mf-gifts --path /gifts';
const { values, positionals } = parseArgs({ options: { path: { type: 'string' } }, allowPositionals: true });
const [app = ''] = positionals;
const segment = /^\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(values.path ?? '')?.[1];
if (!/^mf-[a-z0-9]+$/.test(app)) exitWithError(`A remote is called mf- and letters: ${USAGE}`);
if (!segment) exitWithError(`Its pages need an address of their own: ${USAGE}`);
if (existsSync(path.join(root, app))) exitWithError(`${app} is there already.`);
const owner = reservedSegments.includes(segment)
  ? 'the shell'
  : remoteApps.find((other) => getDeclaration(other).segments.includes(segment));
if (owner) exitWithError(`/${segment} belongs to ${owner}.`);

const { react = '*' } = readManifest('shell').dependencies ?? {};
for (const [file, text] of Object.entries(remoteFiles({ app, segment, react }))) {
  const target = path.join(root, app, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
const npm = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
const { status } = spawnSync('npm', npm, { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' });
if (status !== 0) exitWithError(`${app} is written, but not into package-lock.json: run npm install.`);
console.log(`${app} is written. Its page: ${app}/src/features/${segment}/`);
console.log(`Into the running shop: npm run release -w ${app}; a running npm run dev: start it again.`);
