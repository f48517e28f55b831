import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { getDeclaration } from '../declaration';
import { UsageError } from '../exitWithError';
import { getCompiler, releasesFolder, root } from '../paths';

export const typeFiles = { zip: '@mf-types.zip', api: '@mf-types.d.ts' };

export type TypeFiles = Record<string, Uint8Array>;

/** What a zip file can say at the earliest: the same source gives the same bytes. */
const OLDEST_TIME = new Date(1980, 0, 1);
/** Other packages are those that the host installs with the platform. */
const OWN_IMPORT = /(?:\bfrom |\bimport\()["'](\.[^"']+)["']/g;

async function declareExposed(app: string, outDir: string) {
  const files = Object.values(getDeclaration(app).exposes).map((source) => path.join(root, app, source));
  const flags = '--ignoreConfig --noCheck --skipLibCheck --strict --declaration --emitDeclarationOnly';
  const language = '--target es2023 --module esnext --moduleResolution bundler --jsx react-jsx';
  const args = [...`${flags} ${language}`.split(' '), '--rootDir', root, '--outDir', outDir];
  const compiling = promisify(execFile)(process.execPath, [getCompiler(), ...args, ...files], { cwd: root });
  await compiling.catch(({ stdout, message }) => {
    throw new UsageError(`cannot declare what is exposed: ${stdout || message}`);
  });
}

function withImports(file: string, found = new Map<string, string>()) {
  if (found.has(file) || !existsSync(file)) return found;
  const text = readFileSync(file, 'utf8');
  found.set(file, text);
  for (const [, name = ''] of text.matchAll(OWN_IMPORT))
    withImports(`${path.join(path.dirname(file), name)}.d.ts`, found);
  return found;
}

/** What `loadRemote` gives; a host writes its own name of the remote in place of the word. */
function describeApi(exposes: string[]) {
  const keys = exposes.map((expose) => `'${expose.replace('.', 'REMOTE_ALIAS_IDENTIFIER')}'`);
  const types = keys.map((key) => `T extends ${key} ? typeof import(${key}) : `);
  return `export type RemoteKeys = ${keys.join(' | ')};\ntype PackageType<T> = ${types.join('')}any;\n`;
}

function packTypes(app: string, folder: string): TypeFiles {
  const exposes = Object.entries(getDeclaration(app).exposes);
  const packed: TypeFiles = {};
  for (const [expose, source] of exposes) {
    const module = path.join(folder, source.replace(/\.tsx?$/, ''));
    const declarations = withImports(`${module}.d.ts`);
    if (declarations.size === 0) throw new Error(`cannot declare what is exposed: ${source}`);
    for (const [file, text] of declarations)
      packed[`compiled-types/${path.relative(folder, file)}`] = strToU8(text);
    const from = `'./compiled-types/${path.relative(folder, module)}'`;
    const hasDefault = /\bdefault\b/.test(declarations.get(`${module}.d.ts`) ?? '');
    const text = `export * from ${from};\n${hasDefault ? `export { default } from ${from};\n` : ''}`;
    packed[`${expose.replace('./', '')}.d.ts`] = strToU8(text);
  }
  return {
    [typeFiles.zip]: zipSync(packed, { mtime: OLDEST_TIME }),
    [typeFiles.api]: strToU8(describeApi(exposes.map(([expose]) => expose))),
  };
}

export async function makeExposedTypes(app: string) {
  // What is interrupted there is pruned after a day.
  const outDir = path.join(releasesFolder, '.building', `${app}-types-${process.pid}`);
  try {
    await declareExposed(app, outDir);
    return packTypes(app, path.join(outDir, app));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
