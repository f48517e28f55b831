// Node's hooks: a source in TypeScript is compiled as it is imported, and imports need no ending.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/** @param {string} specifier @param {{ parentURL?: string }} context @param {(specifier: string, context: object) => unknown} next */
export function resolve(specifier, context, next) {
  const source = specifier.startsWith('.') && new URL(`${specifier}.ts`, context.parentURL);
  return next(source && existsSync(source) ? source.href : specifier, context);
}

/** @param {string} url @param {object} context @param {(url: string, context: object) => unknown} next */
export function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
