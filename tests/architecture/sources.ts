import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteApps as remotes } from '../../shared/tooling/apps';

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

/** All code of a top-level folder or workspace, tests too. */
export function codeFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .filter((file) => !/(^|\/)(\.[^/]+|node_modules|dist)\//.test(file))
    .map((file) => path.join(folder, file));
}

/** Product code of a workspace: no tests, no helpers of tests below it. */
export const sourceFiles = (workspace: string) =>
  codeFiles(workspace).filter(
    (file) => !/\/testing\/|(\.test|\.suite)\.[a-z]+$/.test(file.slice(workspace.length)),
  );

export function listImports(file: string): Import[] {
  const text = readSource(file).replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  const statements = text.matchAll(/(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/g);
  const dynamic = text.matchAll(/import\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g);
  return [
    ...[...statements].map(([, type, to = '']) => ({ file, to, isTypeOnly: Boolean(type) })),
    ...[...dynamic].map(([, to = '']) => ({ file, to, isTypeOnly: false })),
  ];
}
