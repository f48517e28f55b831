import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const here = import.meta.dirname;
const INSTALLED = `${path.sep}node_modules${path.sep}`;
const at = here.lastIndexOf(INSTALLED);
/** This repository, or that of a team which has installed this package. */
const root = at < 0 ? path.resolve(here, '../..') : here.slice(0, at);
const packages = { tooling: here, node: path.join(here, '../node') };

const NOT_COMPILED = /(^|[\\/])(node_modules|template|testing)[\\/]|\.test\.ts$/;

export function listSources() {
  return Object.entries(packages).flatMap(([name, folder]) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|mjs)$/.test(file) && !NOT_COMPILED.test(file))
      .sort()
      .map((file) => ({ file: path.join(folder, file), name: path.join(name, file) })),
  );
}

/** Where it is missing. A start leaves out half of all packages, the tools of tests; a release checks the types of tests. */
export function installIfNeeded({ isStart = false, needsTests = false } = {}) {
  const isInstalled = existsSync(path.join(root, 'node_modules/.package-lock.json'));
  if (isInstalled && !(needsTests && !existsSync(path.join(root, 'node_modules/jest')))) return;
  // npm ci would remove what is there.
  const args = isInstalled ? ['install'] : ['ci', ...(isStart ? ['--omit=dev'] : [])];
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit'), shell: process.platform === 'win32' };
  const { status } = spawnSync('npm', [...args, '--no-audit', '--no-fund'], options);
  if (status !== 0) process.exit(1);
}

function getKey() {
  const hash = createHash('sha256');
  for (const { file, name } of listSources()) hash.update(name).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The compiled sources. A process goes on with those that it began with. @param {string} command */
function findCompiled(command) {
  // The image holds what was compiled and no source.
  const packed = path.join(root, '.cache/tooling/packed');
  if (existsSync(packed)) return packed;
  const needsTests = at < 0 && command === 'release/release';
  installIfNeeded({ isStart: command === 'start/start', needsTests });
  const folder = path.join(root, '.cache/tooling', getKey());
  if (existsSync(folder)) return folder;
  // The compiler's memory ends with its process.
  const { status } = spawnSync(process.execPath, [path.join(here, 'compile.mjs'), folder], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  return folder;
}

let compiled = '';

/** A module of the tooling by its path without an ending, such as 'bundler/buildApp'. @param {string} name */
export function loadTooling(name) {
  compiled ||= findCompiled(name);
  return import(pathToFileURL(path.join(compiled, 'tooling', `${name}.mjs`)).href);
}
