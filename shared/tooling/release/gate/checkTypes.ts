import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { readJson, releaseFolder } from '../../apps';
import { writeCssTypes } from '../../bundler/cssTypes';
import { getCompiler, root } from '../../paths';

const MOST_SHOWN = 3;

/** `code`: of the compiler's exit, null where it was killed. An error without a file is one of the settings: nothing was checked. */
export function findTypeErrors(said: string, app: string, code: number | null) {
  if (code !== 0 && !said.includes('error TS')) return [`the compiler did not end (exit code ${code})`];
  const isOwn = (line: string) => [`${app}/`, 'shared/', 'error TS'].some((start) => line.startsWith(start));
  const own = said.split('\n').filter((line) => isOwn(line) && line.includes('error TS'));
  return [...new Set(own)].slice(0, MOST_SHOWN);
}

/** A later release of a version by its name has no source to check. */
const getRecord = (app: string, version: string) => path.join(releaseFolder(app, version), 'types.json');

export const recordTypeErrors = (app: string, version: string, errors: string[]) =>
  writeFileSync(getRecord(app, version), JSON.stringify(errors));

export function readTypeErrors(app: string, version: string): string[] {
  const file = getRecord(app, version);
  return existsSync(file) ? readJson(file) : [];
}

/** The remote with what it imports: a compiler's work on the whole repository takes four times as long. */
function writeConfig(app: string) {
  const folder = path.join(root, '.cache/types');
  const file = path.join(folder, `${app}.json`);
  mkdirSync(folder, { recursive: true });
  // The second is where a repository of one team has it.
  const globals = ['globals.d.ts', 'node_modules/@shop/tooling/globals.d.ts'];
  const include = [`${app}/**/*`, ...globals].map((name) => `../../${name}`);
  const compilerOptions = {
    // Plain scripts and the bundlers that they name are a quarter of all files, and no part of a release.
    allowJs: false,
    // Only what changed is checked again. Per remote: two may be released side by side.
    incremental: true,
    tsBuildInfoFile: path.join(folder, `${app}.tsbuildinfo`),
  };
  writeFileSync(file, JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, include }));
  return file;
}

export async function checkTypes(app: string) {
  writeCssTypes();
  const args = [getCompiler(), '-p', writeConfig(app), '--pretty', 'false'];
  const child = spawn(process.execPath, args, { cwd: root });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return findTypeErrors(said, app, code);
}
