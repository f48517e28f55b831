import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths';

function getVersion(file: string): string {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')).version;
}

/** Version of the platform surface: the contract between shell and remotes at run time. */
export const platformVersion = getVersion('node_modules/@shop/platform/package.json');

/**
 * React and the platform surface are the only modules that shell and remotes share. Everything else of router and
 * store reaches a remote through the platform, so that the shell's copy stays tree-shaken.
 */
const react = getVersion('node_modules/react/package.json');
export const sharedVersions: Record<string, string> = {
  react,
  'react/jsx-runtime': react,
  'react-dom': react,
  '@shop/platform': platformVersion,
};

/** Names that the platform's index exports, in this repository or a package of it. */
export function platformNames() {
  const text = readFileSync(path.join(root, 'node_modules/@shop/platform/index.ts'), 'utf8');
  const statements = text.matchAll(/export\s+\{([^}]*)\}\s+from/g);
  const names = [...statements].flatMap(([, list = '']) => list.split(',')).map((name) => name.trim());
  return names.filter((name) => name && !name.startsWith('type ')).sort();
}
