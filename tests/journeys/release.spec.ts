import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, httpTest as test } from '../support/journey';
import { startShop } from '../support/startShop';

const root = fileURLToPath(new URL('../..', import.meta.url));

function npmRun(script: string, args: string[], dataDir: string) {
  return spawnSync('npm', ['run', script, '-w', 'mf-tools', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir },
  });
}

async function servedVersion(url: string) {
  return /\/r\/mf-tools\/([^/]+)\//.exec(await (await fetch(`${url}/wax-calculator`)).text())?.[1];
}

test('a team releases its remote into the running shop, and goes back', async () => {
  test.setTimeout(300_000);
  const shop = await startShop();
  const version = `journey-${shop.pid}`;
  try {
    const before = await servedVersion(shop.url);
    expect(npmRun('release', ['--', '--version', version], shop.dataDir)).toMatchObject({ status: 0 });
    // The promise is one second; the poll itself must not fail on a request meanwhile.
    await expect.poll(() => servedVersion(shop.url), { timeout: 1000, intervals: [50] }).toBe(version);
    expect(npmRun('rollback', [], shop.dataDir)).toMatchObject({ status: 0 });
    await expect.poll(() => servedVersion(shop.url), { timeout: 1000, intervals: [50] }).toBe(before);
  } finally {
    await shop.stop();
    rmSync(`${root}/releases/mf-tools/${version}`, { recursive: true, force: true });
  }
});
