// start/packImage <folder>: what runs in production and nothing else. Made by the Dockerfile, or by hand.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getContainer, readManifest, releaseFolder, remoteApps } from '../apps';
import { findBuilt } from '../bundler/builtState';
import { exitWithError } from '../exitWithError';
import { releasesFolder, root } from '../paths';

const [target = exitWithError('Name the folder: node shared/tooling/run.mjs start/packImage <folder>')] =
  process.argv.slice(2);
const versions = findBuilt() ?? exitWithError('Not everything is built: npm run build');

const NOT_RUN = /\.(map|[cm]?tsx?|md|markdown|flow)$|\/CHANGELOG[^/]*$/i;
const isRunOrLicense = (file: string) => !NOT_RUN.test(file) || /LICENSE/i.test(path.basename(file));

function copy(from: string, to: string, filter = isRunOrLicense) {
  cpSync(from, path.join(target, to), { recursive: true, filter });
}

/** The compiled tooling: a running shop calls it for the verdict on a canary, and for pruning. */
const compiled = path.join(import.meta.dirname, '../..');

function listPackages() {
  const programs = ['-w', 'shell', '-w', 'checkout-service'];
  const args = ['ls', '--omit=dev', '--all', '--parseable', ...programs];
  const listed = execFileSync('npm', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return listed.filter((folder) => folder.includes('node_modules') && !folder.includes('@shop'));
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
// Whole, but for source maps: the shell compares each file with what the release promises.
for (const [app, version] of Object.entries(versions))
  copy(releaseFolder(app, version), `releases/${app}/${version}`, (file) => !file.endsWith('.map'));
copy(path.join(releasesFolder, 'media'), 'releases/media');
copy(path.join(root, 'checkout-service/dist'), 'checkout-service/dist');
copy(path.join(root, 'shared/tooling/start/imageHealth.mjs'), 'health.mjs');
for (const name of ['run.mjs', 'compiled.mjs'])
  copy(path.join(root, 'shared/tooling', name), `shared/tooling/${name}`);
copy(compiled, '.cache/tooling/packed');
for (const folder of listPackages()) copy(folder, path.relative(root, folder));
symlinkSync(versions.shell ?? '', path.join(target, 'releases/shell/live'));
const pointers = remoteApps.map((app) => [getContainer(app), { app, version: versions[app] }]);
writeFileSync(
  path.join(target, 'registry.json'),
  JSON.stringify({ generation: 1, remotes: Object.fromEntries(pointers) }),
);
const { name, version } = readManifest('.');
writeFileSync(
  path.join(target, 'package.json'),
  JSON.stringify({ name, version, private: true, type: 'module' }),
);
