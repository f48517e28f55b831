// npm run rollback -w mf-…: makes the version before the live one live again.
import path from 'node:path';
import { root } from './paths.mjs';
import { rollBack } from './registryFile.mjs';

const app = path.basename(process.cwd());
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
const version = await rollBack(dataDir, app);
if (version) {
  console.log(`${app} ${version} is live again.`);
} else {
  process.stderr.write(`${app} has no earlier version to go back to.\n`);
  process.exitCode = 1;
}
