import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, httpTest as test } from '../support/journey';
import { type RunningShop, startShop } from '../support/startShop';

const root = fileURLToPath(new URL('../..', import.meta.url));

function npmRun(script: string, args: string[], dataDir: string, more: NodeJS.ProcessEnv = {}) {
  return spawnSync('npm', ['run', script, '-w', 'mf-tools', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir, ...more },
  });
}

async function servedVersion(url: string) {
  return /\/r\/mf-tools\/([^/]+)\//.exec(await (await fetch(`${url}/wax-calculator`)).text())?.[1];
}

/** Uploads a version without making it live, and looks at it by its link and without. */
async function seeThePreview({ url, dataDir }: RunningShop, version: string) {
  const args = ['--', '--version', version, '--preview', '--no-browser'];
  const { status, stdout } = npmRun('release', args, dataDir, { SITE_ORIGIN: url });
  expect(status).toBe(0);
  const link = stdout.trim().split('\n').at(-1) ?? '';
  const opened = await fetch(link, { redirect: 'manual' });
  expect(opened.status).toBe(303);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await fetch(`${url}/wax-calculator`, { headers: { cookie } });
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.text();
  expect(html).toContain(`Preview: mf-tools ${version}. Nobody else sees it.`);
  const file = `${url}/r/mf-tools/${version}/client/remoteEntry.js`;
  const mine = await fetch(file, { headers: { cookie } });
  expect([mine.status, mine.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await fetch(file)).status).toBe(404);
  expect(await (await fetch(`${url}/wax-calculator`)).text()).not.toContain(version);
}

test('a team looks at its release by a link, releases it into the running shop, and goes back', async () => {
  test.setTimeout(300_000);
  const shop = await startShop();
  const version = `journey-${shop.pid}`;
  try {
    const before = await servedVersion(shop.url);
    await seeThePreview(shop, version);
    expect(await servedVersion(shop.url)).toBe(before);
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
