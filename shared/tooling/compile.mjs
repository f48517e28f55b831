// Renamed into place: of two commands that start at once, the slower takes what the faster has made.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformFileSync } from '@swc/core';
import { listSources } from './compiled.mjs';

const KEPT_MS = 7 * 86_400_000;
const packages = path.join(import.meta.dirname, '..');

const [target = ''] = process.argv.slice(2);
const half = `${target}.${process.pid}`;
for (const { file, name } of listSources()) {
  const { code } = transformFileSync(file, {
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    // Imports as Node resolves them: './paths' is './paths.mjs', '@shop/node/x' lies in the same folder.
    module: { type: 'es6', resolveFully: true, outFileExtension: 'mjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript' },
      baseUrl: packages,
      paths: { '@shop/node/*': [path.join(packages, 'node/*')] },
    },
  });
  const output = path.join(half, name.replace(/\.ts$/, '.mjs'));
  mkdirSync(path.dirname(output), { recursive: true });
  writeFileSync(output, code);
}
try {
  renameSync(half, target);
} catch {
  rmSync(half, { recursive: true });
}
for (const name of readdirSync(path.dirname(target))) {
  const folder = path.join(path.dirname(target), name);
  const { mtimeMs = Infinity } = statSync(folder, { throwIfNoEntry: false }) ?? {};
  if (Date.now() - mtimeMs > KEPT_MS) rmSync(folder, { recursive: true, force: true });
}
