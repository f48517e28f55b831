// node checkout-service/testing/keepPrevious.mjs: saves this service as the previous version, once it is live.
// tests/faults/severalServices.test.ts starts the two side by side.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const cache = path.join(import.meta.dirname, '../.cache');
const folder = mkdtempSync(path.join(cache, 'previous-'));
try {
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'build.mjs'), folder], { stdio: 'inherit' });
  const files = readdirSync(folder).filter((name) => name === 'server.js' || /^\d+\.js$/.test(name));
  const target = path.join(import.meta.dirname, 'previous.tar.gz');
  execFileSync('tar', ['--format=ustar', '-C', folder, '-czf', target, ...files]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
