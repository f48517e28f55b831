import { existsSync } from 'node:fs';
import path from 'node:path';
import { makeReleaseFolder } from './support/releaseFolder';
import { buildShop, pointersAt, startShell } from './support/shellAlone';

// A worker has 20 s for its first sign of life; a busy machine takes its time on top.
jest.setTimeout(120_000);

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
  const place = makeReleaseFolder(versions, { 'mf-tools': [versions['mf-tools'] ?? '', 'next'] });
  const point = (generation: number, changed = {}) =>
    place.point(generation, pointersAt({ ...versions, ...changed }));
  point(1);
  const mark = path.join(place.folder, 'hung');
  // Says that it is open only once a worker serves.
  const shell = await startShell(place, versions.shell ?? '', {
    env: { SHELL_WORKERS: String(workers) },
    flags: [`--import=data:text/javascript,${encodeURIComponent(standStill(id, mark))}`],
  });
  return {
    url: shell.url,
    point,
    isHanging: () => existsSync(mark),
    served: place.served,
    async close() {
      await shell.stop();
      place.remove();
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
