// npm run types: the types of the CSS modules, then the compiler.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { writeCssTypes } from './cssTypes.mjs';
import { root } from './paths.mjs';

writeCssTypes();
const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
const compiler = path.join(path.dirname(manifest), 'bin/tsc');
const { status } = spawnSync(process.execPath, [compiler, '-p', '.'], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
