import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyRepository } from '../support/copyOfRepository';
import { expect, httpTest as test } from '../support/journey';
import { startShop } from '../support/startShop';

test('a new remote is written and released into the running shop, and nobody else is built', async () => {
  test.setTimeout(400_000);
  const copy = await copyRepository();
  const shop = await startShop({}, { folder: copy.folder });
  const npm = (...args: string[]) => {
    const env = { ...process.env, NODE_ENV: undefined, DATA_DIR: shop.dataDir };
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: copy.folder, encoding: 'utf8', env });
    return { status, said: stdout + stderr };
  };
  /** Versions of everybody's sources: whose stays the same is not built again. */
  const versions = () => {
    const script = `const { releasedApps, sourceVersion } = await import('./shared/build/apps.mjs');
      const others = releasedApps.filter((app) => app !== 'mf-presents');
      console.log(JSON.stringify(others.map((app) => [app, sourceVersion(app)])));`;
    const args = ['--input-type=module', '-e', script];
    return JSON.parse(spawnSync(process.execPath, args, { cwd: copy.folder, encoding: 'utf8' }).stdout);
  };
  try {
    expect((await fetch(`${shop.url}/presents`)).status).toBe(404);
    const before = versions();
    expect(npm('run', 'new-remote', '--', 'mf-presents', '--path', '/presents')).toMatchObject({ status: 0 });
    const released = npm('run', 'release', '-w', 'mf-presents', '--', '--no-browser');
    expect(released).toMatchObject({ status: 0, said: expect.stringContaining('mf-presents') });
    await expect
      .poll(async () => (await fetch(`${shop.url}/presents`)).status, { timeout: 20_000 })
      .toBe(200);
    expect(await (await fetch(`${shop.url}/presents`)).text()).toContain('<h1>Presents</h1>');
    expect((await fetch(`${shop.url}/faq`)).status).toBe(200);
    expect(await (await fetch(`${shop.url}/sitemap.xml`)).text()).toContain('/presents</loc>');
    expect(versions()).toEqual(before);
  } finally {
    await shop.stop();
    rmSync(path.join(copy.folder, 'releases/mf-presents'), { recursive: true, force: true });
    await copy.remove();
  }
});
