import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildShop, pointersAt, startShell } from './support/shellAlone';

// A worker has 20 s for its first sign of life; a busy machine takes its time on top.
jest.setTimeout(120_000);

const releases = path.resolve(__dirname, '../../releases');

/** The first worker that is started stands still before any code of the shop has run, and the second goes on. */
const standStill = (mark: string) => `
  import cluster from 'node:cluster';
  import { existsSync, writeFileSync } from 'node:fs';
  const mark = ${JSON.stringify(mark)};
  if (cluster.isWorker && !existsSync(mark)) {
    writeFileSync(mark, String(process.pid));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }`;

test('the only worker hangs before its first sign of life: it is replaced, and the shop opens', async () => {
  const versions = buildShop();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hung-'));
  for (const app of Object.keys(versions)) symlinkSync(path.join(releases, app), path.join(folder, app));
  mkdirSync(path.join(folder, 'data'));
  const registryFile = path.join(folder, 'data/registry.json');
  writeFileSync(registryFile, JSON.stringify({ generation: 1, remotes: pointersAt(versions) }));
  const mark = path.join(folder, 'hung');

  // Says that it is open only once a worker serves.
  const shell = await startShell({ folder, registryFile }, versions.shell ?? '', {
    env: { SHELL_WORKERS: '1' },
    flags: [`--import=data:text/javascript,${encodeURIComponent(standStill(mark))}`],
  });
  try {
    expect(existsSync(mark)).toBe(true);
    expect((await fetch(`${shell.url}/wax`)).status).toBe(200);
  } finally {
    await shell.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
