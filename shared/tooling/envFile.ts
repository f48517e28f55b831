// Read before anything asks for a setting: the repository's .env, or the file that ENV_FILE names; `none` reads none. What stands
// in the environment already wins over the file.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './repositoryRoot';

const name = process.env.ENV_FILE || '.env';
const file = path.resolve(root, name);
if (name !== 'none' && existsSync(file)) process.loadEnvFile(file);
