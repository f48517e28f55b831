// npm run lockfile: completes package-lock.json with the native parts of every platform. With --check it only looks.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { completeLockfile, findMissing } from './completeLockfile.mjs';
import { lintLockfile } from './lintLockfile.mjs';

const file = path.resolve(import.meta.dirname, '../../package-lock.json');
const lockfile = JSON.parse(readFileSync(file, 'utf8'));
const missing = findMissing(lockfile);
const faults = lintLockfile(lockfile);

if (!process.argv.includes('--check') && missing.length > 0) {
  writeFileSync(file, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} native parts of other platforms added`);
} else if (missing.length > 0) {
  console.error(
    `package-lock.json lacks ${missing.map(({ name }) => name).join(', ')}. Run npm run lockfile.`,
  );
  process.exitCode = 1;
}
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
