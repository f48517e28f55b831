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

export function platformNames() {
  const text = readFileSync(path.join(root, 'node_modules/@shop/platform/index.ts'), 'utf8');
  const statements = text.matchAll(/export\s+\{([^}]*)\}\s+from/g);
  const names = [...statements].flatMap(([, list = '']) => list.split(',')).map((name) => name.trim());
  return names.filter((name) => name && !name.startsWith('type ')).sort();
}
