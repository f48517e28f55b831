// Creates the bucket of RELEASES_URL and publishes what is built; what was released since stays.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { exitWithError } from '../exitWithError';
import { store } from './store';

if (!store) exitWithError('RELEASES_URL names no bucket.');
await store.makeBucket();
const prepare = path.join(import.meta.dirname, '../start/prepare.mjs');
process.exitCode = spawnSync(process.execPath, [prepare], { stdio: 'inherit' }).status ?? 1;
