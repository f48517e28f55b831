import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { originRule, parseOrigin } from '@shop/node/settings/plain';
import { exitWithError } from './exitWithError';

const at = import.meta.dirname.lastIndexOf(`${path.sep}.cache${path.sep}`);

export const root = at < 0 ? path.resolve(import.meta.dirname, '../..') : import.meta.dirname.slice(0, at);

const named = process.env.ENV_FILE;
/** The environment wins over it. 'none': no file. */
const envFile = path.resolve(root, named || '.env');
if (named !== 'none') {
  if (statSync(envFile, { throwIfNoEntry: false })?.isFile()) process.loadEnvFile(envFile);
  else if (named) exitWithError(`ENV_FILE names no file: ${envFile}.`);
}

/** <app>/<version>/{client,server,release.json} and media/; RELEASES_DIR may be a running shop's. */
export const releasesFolder = path.resolve(root, process.env.RELEASES_DIR || 'releases');
/** '' for the shop's own. Built in: another origin makes other versions. */
export const assetsOrigin = readOrigin('ASSETS_ORIGIN');

export function readOrigin(name: string) {
  const text = process.env[name];
  if (!text) return '';
  const origin = parseOrigin(text);
  if (origin !== null) return origin;
  return exitWithError(`${name} ${originRule}.`);
}

export const dataFolder = path.resolve(root, process.env.DATA_DIR || '.data');

/** A running shop that keeps it elsewhere tells its tools by REGISTRY_FILE. */
export const registryFile = path.resolve(
  root,
  process.env.REGISTRY_FILE || path.join(dataFolder, 'registry.json'),
);

/** Aliases are compared with real paths. */
export function packageFolder(name: string) {
  return realpathSync(path.join(root, 'node_modules', name));
}

export const getCompiler = () => path.join(packageFolder('typescript'), 'bin/tsc');
