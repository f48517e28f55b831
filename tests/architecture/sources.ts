import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteApps as remotes } from '../../shared/tooling/remotes';

export const root = path.resolve(__dirname, '../..');
export { remotes };
export const sharedFolders = readdirSync(path.join(root, 'shared')).filter((name) =>
  existsSync(path.join(root, 'shared', name, 'package.json')),
);
export const workspaces = [
  'shell',
  'checkout-service',
  ...remotes,
  ...sharedFolders.map((name) => `shared/${name}`),
];

export type Import = { file: string; to: string; isTypeOnly: boolean };

export const readSource = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Product code of a workspace: no tests, no helpers of tests. */
export function sourceFiles(workspace: string): string[] {
  return readdirSync(path.join(root, workspace), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .filter((file) => !/(^|\/)(\.[^/]+|node_modules|dist|testing)\//.test(file))
    .filter((file) => !/(\.test|\.suite)\.[a-z]+$/.test(file))
    .map((file) => path.join(workspace, file));
}

export function importsOf(file: string): Import[] {
  const text = readSource(file).replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  const statements = text.matchAll(/(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/g);
  const dynamic = text.matchAll(/import\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g);
  return [
    ...[...statements].map(([, type, to = '']) => ({ file, to, isTypeOnly: Boolean(type) })),
    ...[...dynamic].map(([, to = '']) => ({ file, to, isTypeOnly: false })),
  ];
}
