// Renamed into place: of two commands that start at once, the slower takes what the faster has made.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { listSources } from './compiled.mjs';

const KEPT_MS = 7 * 86_400_000;
const OWN = /((?:\bfrom|\bimport|\bimport\()\s*["'])(\.{1,2}\/|@shop\/node\/)([^"']+)(?=["'])/g;

/** Imports as Node resolves them: './paths' is './paths.mjs', '@shop/node/x' lies in the same folder. @param {string} code @param {string} name */
function resolveImports(code, name) {
  const node = `${path.relative(path.dirname(name), 'node')}/`;
  return code.replace(OWN, (_match, before, from, rest) => {
    const file = rest.replace(/\.mjs$/, '');
    return `${before}${from === '@shop/node/' ? node : from}${file}.mjs`;
  });
}

const [target = ''] = process.argv.slice(2);
const half = `${target}.${process.pid}`;
for (const { file, name } of listSources()) {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  const output = path.join(half, name.replace(/\.ts$/, '.mjs'));
  mkdirSync(path.dirname(output), { recursive: true });
  writeFileSync(output, resolveImports(code, name));
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
