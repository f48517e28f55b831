import { loadTooling } from './compiled.mjs';

process.setSourceMapsEnabled(true);
const [command = ''] = process.argv.splice(2, 1);
await loadTooling(command);
