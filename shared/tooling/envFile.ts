// Reads .env, or the file of ENV_FILE ('none': no file). The environment wins.
import { statSync } from 'node:fs';
import path from 'node:path';
import { exitWithError } from './exitWithError';
import { root } from './repositoryRoot';

const named = process.env.ENV_FILE;
const file = path.resolve(root, named || '.env');
if (named !== 'none') {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) process.loadEnvFile(file);
  else if (named) exitWithError(`ENV_FILE names no file: ${file}.`);
}
