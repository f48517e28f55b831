// node tests/support/runTypescript.mjs FILE …: a program of the tests in TypeScript, and what it imports.
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as hooks from './typescriptHooks.mjs';

// Node 20 has only the hooks of another thread, which later versions give up.
if ('registerHooks' in module && typeof module.registerHooks === 'function') module.registerHooks(hooks);
else module.register('./typescriptHooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
const [file = ''] = process.argv.splice(2, 1);
await import(pathToFileURL(path.resolve(file)).href);
