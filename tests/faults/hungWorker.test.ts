import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildShop, pointersAt, startShell } from './support/shellAlone';

// A worker has 20 s for its first sign of life; a busy machine takes its time on top.
jest.setTimeout(120_000);

const releases = path.resolve(__dirname, '../../releases');

/** The worker with this number stands still before any code of the shop has run; those that are started in its place go on. */
const standStill = (id: number, mark: string) => `
  import cluster from 'node:cluster';
  import { writeFileSync } from 'node:fs';
  if (cluster.worker?.id === ${id}) {
    writeFileSync(${JSON.stringify(mark)}, String(process.pid));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }`;

const versions = buildShop();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A shop whose worker of this number hangs; mf-tools has a second version, next. */
async function openShop(id: number, workers: number) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hung-'));
  for (const app of Object.keys(versions)) {
    mkdirSync(path.join(folder, app));
    const source = path.join(releases, app, versions[app] ?? '');
    for (const name of [path.basename(source), 'next']) symlinkSync(source, path.join(folder, app, name));
  }
  mkdirSync(path.join(folder, 'data'));
  const registryFile = path.join(folder, 'data/registry.json');
  const point = (generation: number, changed = {}) =>
    writeFileSync(
      registryFile,
      JSON.stringify({ generation, remotes: pointersAt({ ...versions, ...changed }) }),
    );
  point(1);
  const mark = path.join(folder, 'hung');
  // Says that it is open only once a worker serves.
  const shell = await startShell({ folder, registryFile }, versions.shell ?? '', {
    env: { SHELL_WORKERS: String(workers) },
    flags: [`--import=data:text/javascript,${encodeURIComponent(standStill(id, mark))}`],
  });
  return {
    url: shell.url,
    point,
    isHanging: () => existsSync(mark),
    served: () => JSON.parse(readFileSync(path.join(folder, 'data/served.json'), 'utf8')),
    async close() {
      await shell.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test('the only worker hangs before its first sign of life: it is replaced, and the shop opens', async () => {
  const shop = await openShop(1, 1);
  try {
    expect(shop.isHanging()).toBe(true);
    expect((await fetch(`${shop.url}/wax`)).status).toBe(200);
  } finally {
    await shop.close();
  }
});

test('a worker that hangs while it starts is no fault of a release: the others show it', async () => {
  const shop = await openShop(2, 2);
  try {
    while (!shop.isHanging()) await pause(50);
    shop.point(2, { 'mf-tools': 'next' });
    while (shop.served().generation < 2) await pause(50);
    expect(shop.served().remotes.mf_tools).toEqual({ version: 'next' });
  } finally {
    await shop.close();
  }
});
