import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { getCompiler, root } from '../paths';
import { writeCssTypes } from './cssTypes';

writeCssTypes();
/** One world for the editor; browser code without Node's types, Node code without the DOM; plain scripts. */
const projects = ['', '.browser', '.node', '.scripts'].map((name) => `tsconfig${name}.json`);
const found = projects.filter((name) => existsSync(path.join(root, name)));
const args = [getCompiler(), '--build', ...found];
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
