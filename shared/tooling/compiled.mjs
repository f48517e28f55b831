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
/** The others, a rollback among them, run with the packages that are there. */
const BUILDING = new Set(['start/start', 'dev/dev', 'bundler/build', 'release/release', 'release/fillStore']);

export function listSources() {
  return Object.entries(packages).flatMap(([name, folder]) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|mjs)$/.test(file) && !NOT_COMPILED.test(file))
      .sort()
      .map((file) => ({ file: path.join(folder, file), name: path.join(name, file) })),
  );
}

/** @param {string} file @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, link?: boolean }>} */
function readPackages(file) {
  const lock = path.join(root, file);
  return existsSync(lock) ? (JSON.parse(readFileSync(lock, 'utf8')).packages ?? {}) : {};
}

/** What is missing or of another version. A start leaves out half of all packages, the tools of tests; a release checks the types of tests. */
export function installIfNeeded({ isStart = false, needsTests = false } = {}) {
  const installed = readPackages('node_modules/.package-lock.json');
  const hasTests = needsTests || 'node_modules/jest' in installed;
  const isComplete = Object.entries(readPackages('package-lock.json')).every(
    ([place, { version, dev, optional, link }]) =>
      !place.includes('node_modules/') ||
      link ||
      optional ||
      (dev && !hasTests) ||
      installed[place]?.version === version,
  );
  if (isComplete) return;
  // npm ci would remove what is there.
  const args = [Object.keys(installed).length > 0 ? 'install' : 'ci'];
  if (isStart && !hasTests) args.push('--omit=dev');
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
  if (BUILDING.has(command) || !existsSync(path.join(root, 'node_modules/.package-lock.json')))
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
