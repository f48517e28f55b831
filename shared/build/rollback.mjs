// npm run rollback -w mf-…: makes the version before the live one live again.
import path from 'node:path';
import { remotes } from './apps.mjs';
import { root } from './paths.mjs';
import { rollBack } from './registryFile.mjs';

const app = path.basename(process.cwd());
if (!Object.values(remotes).includes(app)) {
  process.stderr.write('Run it for one remote: npm run rollback -w mf-tools.\n');
  process.exit(1);
}
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
const version = await rollBack(dataDir, app);
if (version) {
  console.log(`${app} ${version} is live again.`);
} else {
  process.stderr.write(`${app} has no earlier version to go back to.\n`);
  process.exitCode = 1;
}
