// node shared/tooling/run.mjs release/releases …: runs a command of the tooling, which is TypeScript.
import { loadTooling } from './compiled.mjs';

process.setSourceMapsEnabled(true);
const [command = ''] = process.argv.splice(2, 1);
await loadTooling(command);
