// start/packImage <folder>: what runs in production and nothing else. Made by the Dockerfile, or by hand.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { readJson, readManifest, releaseFolder } from '../apps';
import { findBuilt } from '../bundler/builtState';
import { exitWithError } from '../exitWithError';
import { releasesFolder, root } from '../paths';
import { remotes } from '../remotes';

const [target = exitWithError('Name the folder: node shared/tooling/run.mjs start/packImage <folder>')] =
  process.argv.slice(2);
const versions = findBuilt() ?? exitWithError('Not everything is built: npm run build');

/** Source maps, sources, and what no program reads. */
const NOT_RUN = /\.(map|[cm]?tsx?|md|markdown|flow)$|\/(LICENSE|CHANGELOG)[^/]*$/i;
const isRun = (file: string) => !NOT_RUN.test(file);
const isRunOrLicense = (file: string) => isRun(file) || /LICENSE/i.test(path.basename(file));

function copy(from: string, to: string, filter = isRun) {
  cpSync(from, path.join(target, to), { recursive: true, filter });
}

/** This module is compiled, too. */
const compiled = path.join(import.meta.dirname, '../..');

function withImports(file: string, found = new Set<string>()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom|^import) ["'](\.[^"']+)["']/gm))
    withImports(path.join(path.dirname(file), name), found);
  return found;
}

const tool = new Set<string>();
for (const name of ['settleCanary.mjs', 'prune.mjs'])
  withImports(path.join(compiled, 'tooling/release', name), tool);

function copyTool() {
  for (const name of ['run.mjs', 'compiled.mjs'])
    copy(path.join(root, 'shared/tooling', name), `shared/tooling/${name}`);
  for (const file of tool) copy(file, path.join('.cache/tooling/packed', path.relative(compiled, file)));
}

function serverFiles() {
  const folders = Object.entries(versions).map(([app, version]) =>
    path.join(releaseFolder(app, version), 'server'),
  );
  return [...folders, path.join(root, 'checkout-service/dist')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => file.endsWith('.js')),
  );
}

function importedPackages() {
  const names = [...serverFiles(), ...tool].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\(|\bimport)\s*["']([^."'/][^"']*)["']/g)].map(
      ([, name = '']) => name,
    ),
  );
  const packages = names
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(packages)].filter(
    (name) => !name.startsWith('@shop/') && existsSync(path.join(root, 'node_modules', name)),
  );
}

/** Beside the folder's program, or in a folder above. */
function findPackage(name: string, from: string) {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return found;
  }
  return null;
}

type Needs = { dependencies?: object; peerDependencies?: object };

/** As they were installed. */
function withDependencies(names: string[]) {
  const found = new Set<string>();
  const follow = (name: string, from: string) => {
    const folder = findPackage(name, from);
    if (!folder || found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, peerDependencies = {} } = readJson<Needs>(path.join(folder, 'package.json'));
    for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) follow(needed, folder);
  };
  for (const name of names) follow(name, root);
  return [...found];
}

function copyPackage(folder: string) {
  const isOwn = (file: string) => !path.relative(folder, file).split(path.sep).includes('node_modules');
  copy(folder, path.relative(root, folder), (file) => isOwn(file) && isRunOrLicense(file));
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
// Whole, but for source maps: the shell compares each file with what the release promises.
for (const [app, version] of Object.entries(versions))
  copy(releaseFolder(app, version), `releases/${app}/${version}`, (file) => !file.endsWith('.map'));
copy(path.join(releasesFolder, 'media'), 'releases/media');
copy(path.join(root, 'checkout-service/dist'), 'checkout-service/dist');
copy(path.join(root, 'shared/tooling/start/imageHealth.mjs'), 'health.mjs');
copyTool();
for (const folder of withDependencies(importedPackages())) copyPackage(folder);
symlinkSync(versions.shell ?? '', path.join(target, 'releases/shell/live'));
const pointers = Object.entries(remotes).map(([container, app]) => [
  container,
  { app, version: versions[app], before: [], rolledBack: [] },
]);
writeFileSync(
  path.join(target, 'registry.json'),
  JSON.stringify({ generation: 1, remotes: Object.fromEntries(pointers) }),
);
const { name, version } = readManifest('.');
writeFileSync(
  path.join(target, 'package.json'),
  JSON.stringify({ name, version, private: true, type: 'module' }),
);
