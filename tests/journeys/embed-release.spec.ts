import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { startHostSite } from '../support/hostile-hosts/hostServer';
import { openContainer, takeCalculator } from '../support/hostile-hosts/openContainer';
import { expect, test } from '../support/journey';
import { root, startShop } from '../support/startShop';

const hostPage =
  '<!doctype html><html lang="en"><head><title>A site</title></head><body><main></main></body></html>';

/** Builds a version of mf-tools, unless it is there, and points the running shop at it: a release without its gate. */
async function goLive(version: string, dataDir: string) {
  const script = `import { loadTooling } from './shared/tooling/compiled.mjs';
    const { buildApp } = await loadTooling('bundler/buildApp');
    const { release } = await loadTooling('release/registryFile');
    const { activateRelease } = await loadTooling('release/releaseWithGate');
    const [version] = process.argv.slice(1);
    await buildApp('mf-tools', version);
    const change = await release('mf-tools', version);
    console.log((await activateRelease('mf-tools', change)).sentence);`;
  const env = { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir };
  const args = ['--input-type=module', '-e', script, version];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  expect(stdout).toContain(`${version} is live`);
}

test('other sites’ open pages go on with the release they began with, over two further releases @whole', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const shop = await startShop();
  const site = await startHostSite({ '/': { body: hostPage } });
  const [second, third] = [`second-${shop.pid}`, `third-${shop.pid}`];
  const live = async () => (await (await fetch(`${shop.url}/embed/integrity.json`)).json()).version;
  try {
    const first = await live();
    await page.goto(site.origin);
    await openContainer(page, shop.url);
    await goLive(second, shop.dataDir);
    await expect.poll(live).toBe(second);
    const other = await context.newPage();
    await other.goto(site.origin);
    await openContainer(other, shop.url);
    await goLive(third, shop.dataDir);
    await expect.poll(live).toBe(third);
    expect(await takeCalculator(page, 'wax')).toEqual([first]);
    expect(await takeCalculator(other, 'supplies')).toEqual([second]);
  } finally {
    await site.close();
    await shop.stop();
    for (const version of [second, third]) {
      await rm(`${root}/releases/mf-tools/${version}`, { recursive: true, force: true });
    }
  }
});
