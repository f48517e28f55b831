import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyRepository } from '../support/copyOfRepository.mjs';
import { expect, httpTest as test } from '../support/journey';
import { runNode, runNpm } from '../support/runNode';
import { startShop } from '../support/startShop';

test('a new remote is written and released into the running shop, and nobody else is built @whole', async () => {
  test.setTimeout(400_000);
  const copy = await copyRepository();
  const shop = await startShop({}, { folder: copy.folder });
  const npm = (...args: string[]) => runNpm(args, copy.folder, { DATA_DIR: shop.dataDir });
  /** Versions of everybody's sources: whose stays the same is not built again. */
  const versions = async () => {
    const script = `import { loadTooling } from './shared/tooling/compiled.mjs';
    const { releasedApps, sourceVersion } = await loadTooling('apps');
      const others = releasedApps.filter((app) => app !== 'mf-presents');
      console.log(JSON.stringify(others.map((app) => [app, sourceVersion(app)])));`;
    const { said } = await runNode(['--input-type=module', '-e', script], copy.folder);
    // Beside it Node may warn.
    return JSON.parse(said.split('\n').find((line) => line.startsWith('[[')) ?? '');
  };
  try {
    expect((await fetch(`${shop.url}/presents`)).status).toBe(404);
    const before = await versions();
    expect(await npm('run', 'new-remote', '--', 'mf-presents', '--path', '/presents')).toMatchObject({
      code: 0,
    });
    const released = await npm('run', 'release', '-w', 'mf-presents', '--', '--no-browser');
    expect(released).toMatchObject({ code: 0, said: expect.stringContaining('mf-presents') });
    await expect.poll(async () => (await fetch(`${shop.url}/presents`)).status).toBe(200);
    expect(await (await fetch(`${shop.url}/presents`)).text()).toContain('<h1>Presents</h1>');
    expect((await fetch(`${shop.url}/faq`)).status).toBe(200);
    expect(await (await fetch(`${shop.url}/sitemap.xml`)).text()).toContain('/presents</loc>');
    expect(await versions()).toEqual(before);
  } finally {
    await shop.stop();
    rmSync(path.join(copy.folder, 'releases/mf-presents'), { recursive: true, force: true });
    await copy.remove();
  }
});
