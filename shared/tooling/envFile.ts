// Reads .env, or the file of ENV_FILE ('none': no file). The environment wins.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './repositoryRoot';

const name = process.env.ENV_FILE || '.env';
const file = path.resolve(root, name);
if (name !== 'none' && existsSync(file)) process.loadEnvFile(file);
