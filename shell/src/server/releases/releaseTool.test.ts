import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPruning } from './releaseTool';

const HOUR_MS = 60 * 60 * 1000;

test('a shop that is restarted more often than once a day prunes, too', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'prune-'));
  const registryFile = path.join(folder, 'registry.json');
  const places = { dataDir: folder, registryFile, releasesDir: path.join(folder, 'releases') };
  jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick'] });
  const pruned = new Promise((resolve) => {
    const log = { info: resolve, error: resolve };
    startPruning(places, log);
    jest.advanceTimersByTime(HOUR_MS);
  });
  jest.useRealTimers();
  expect(await pruned).toEqual({ removed: 0 });
  rmSync(folder, { recursive: true });
});
