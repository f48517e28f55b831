import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { getCompiler, root } from '../paths';
import { writeCssTypes } from './cssTypes';

writeCssTypes();
/** One world for the editor; browser code without Node's types, Node code without the DOM; plain scripts. */
const projects = ['', '.browser', '.node', '.scripts'].map((name) => `tsconfig${name}.json`);
for (const project of projects.filter((name) => existsSync(path.join(root, name)))) {
  const state = path.join(root, '.cache/types', `${project}.tsbuildinfo`);
  const flags = ['-p', project, '--incremental', '--tsBuildInfoFile', state];
  const { status } = spawnSync(process.execPath, [getCompiler(), ...flags], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}
