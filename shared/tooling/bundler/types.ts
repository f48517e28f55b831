// npm run types: the types of the CSS modules, then the compiler for each project.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../paths';
import { writeCssTypes } from './cssTypes';

writeCssTypes();
const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
const compiler = path.join(path.dirname(manifest), 'bin/tsc');
/**
 * Everything in one world for the editor; what browsers run without Node's types, what Node runs without the document's; the
 * scripts that Node runs as they are, whose types are in their comments.
 */
const projects = ['tsconfig.json', 'tsconfig.browser.json', 'tsconfig.node.json', 'tsconfig.scripts.json'];
for (const project of projects) {
  const state = path.join(root, '.cache/types', `${project}.tsbuildinfo`);
  const flags = ['-p', project, '--incremental', '--tsBuildInfoFile', state];
  const { status } = spawnSync(process.execPath, [compiler, ...flags], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}
