// node checkout-service/testing/keepPrevious.mjs: keeps the present service as the version before. Run when a version goes
// live, before the next one is begun: tests/faults/severalServices.test.ts starts the two side by side.
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
