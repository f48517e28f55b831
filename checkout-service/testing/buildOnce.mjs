import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

/** Inside the repository, so that it finds its packages. */
export default function setUp(_run, { rootDir }) {
  const testing = path.join(rootDir, 'checkout-service/testing');
  const folder = path.join(testing, `../.cache/test-${process.pid}`);
  const { status, stderr } = spawnSync(process.execPath, [path.join(testing, 'build.mjs'), folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The service does not build: ${stderr}`);
  process.env.BUILT_SERVICE = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
