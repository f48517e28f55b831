import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '../apps';
import { root } from '../paths';

const getVersion = (name: string) => readManifest(`node_modules/${name}`).version;

export const platformVersion = getVersion('@shop/platform');

/** Router and store reach remotes through the platform: the shell's copy stays tree-shaken. */
const react = getVersion('react');
export const sharedVersions: Record<string, string> = {
  react,
  'react/jsx-runtime': react,
  'react-dom': react,
  '@shop/platform': platformVersion,
};

/** Types leave no trace at run time. */
const listNames = (statements: Iterable<RegExpMatchArray>) =>
  [...statements]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

export function platformNames() {
  const text = readFileSync(path.join(root, 'node_modules/@shop/platform/index.ts'), 'utf8');
  return listNames(text.matchAll(/export\s+\{([^}]*)\}\s+from/g)).sort();
}

export function platformNamesIn(source: string) {
  const imports = source.matchAll(/import\s+\{([^}]*)\}\s+from\s+['"]@shop\/platform['"]/g);
  return listNames(imports).map((name) => name.replace(/\s+as\s+.*/, ''));
}

/** A shell whose platform lacks one of these names refuses the release. */
export function usedNames(files: string[]) {
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  return [...new Set(sources.flatMap(platformNamesIn))].sort();
}
