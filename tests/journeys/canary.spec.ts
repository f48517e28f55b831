import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, httpTest as test } from '../support/journey';
import { runNpm } from '../support/runNode';
import { type RunningShop, root, startShop } from '../support/startShop';

const VISITORS = Array.from({ length: 240 }, (_, index) => `198.51.${index >> 7}.${index & 127}`);

/** What is live, under another version, as if a team had built it. */
function copyRelease(from: string, version: string) {
  const folder = `${root}/releases/mf-tools/${version}`;
  cpSync(`${root}/releases/mf-tools/${from}`, folder, { recursive: true });
  const release = JSON.parse(readFileSync(`${folder}/release.json`, 'utf8'));
  writeFileSync(`${folder}/release.json`, JSON.stringify({ ...release, version }));
}

function releaseCanary(shop: RunningShop, version: string, ...more: string[]) {
  const args = [
    'run',
    'release',
    '-w',
    'mf-tools',
    '--',
    '--version',
    version,
    '--canary',
    '30%',
    '--no-browser',
  ];
  const budget = ['--pages', '50', '--minutes', '0'];
  return runNpm([...args, ...budget, ...more], root, { DATA_DIR: shop.dataDir });
}

/** The version of mf-tools that a visitor behind a proxy is shown. */
async function shownTo(shop: RunningShop, from: string, more = {}) {
  const headers = { 'X-Forwarded-For': from, ...more };
  const html = await (await fetch(`${shop.url}/wax-calculator`, { headers })).text();
  const [, version = ''] = /"mf_tools":\{"version":"([^"]+)"/.exec(html) ?? [];
  return version;
}

/** One page load: the page, and what it tells when it is left. */
async function load(shop: RunningShop, from: string, isFaulty: (version: string) => boolean) {
  const version = await shownTo(shop, from);
  const headers = { 'X-Forwarded-For': from };
  const release = `mf-tools/${version}`;
  const failed = isFaulty(version) ? [release] : [];
  const body = JSON.stringify({ used: [release], failed, lcp: 700, inp: 30 });
  await fetch(`${shop.url}/beacons`, { method: 'POST', headers, body });
  return version;
}

/** So many visit at the same moment. */
const CROWD = 8;
/** A quiet machine has the verdict after seconds. */
const PATIENCE_MS = 120_000;

/** Visits until there is a verdict. Gives the versions that each visitor saw, in their order. */
async function browse(shop: RunningShop, isFaulty: (version: string) => boolean, isOver: () => boolean) {
  const visits = new Map<string, string[]>(VISITORS.map((visitor) => [visitor, []]));
  const until = performance.now() + PATIENCE_MS;
  const all = [...visits];
  for (let at = 0; !isOver() && performance.now() < until; at = (at + CROWD) % all.length) {
    const crowd = all.slice(at, at + CROWD);
    const seen = await Promise.all(crowd.map(([visitor]) => load(shop, visitor, isFaulty)));
    for (const [index, [, versions]] of crowd.entries()) versions.push(seen[index] ?? '');
  }
  return visits;
}

test('a bad canary is taken back and only its bucket has seen it; a good one is promoted @whole', async () => {
  test.setTimeout(400_000);
  const shop = await startShop({ TRUST_PROXY: '1' });
  const version = `canary-${shop.pid}`;
  const history = (): { what: string; reason?: string }[] =>
    JSON.parse(readFileSync(path.join(shop.dataDir, 'registry.json'), 'utf8')).changes;
  const open = async () => {
    const answer = await fetch(`${shop.url}/__status`, { headers: { Accept: 'application/json' } });
    return (await answer.json()).canaries;
  };
  const pointer = () =>
    JSON.parse(readFileSync(path.join(shop.dataDir, 'registry.json'), 'utf8')).remotes.mf_tools;
  try {
    const stable = pointer().version;
    copyRelease(stable, version);
    await test.step('one page in five of the new version throws', async () => {
      expect(await releaseCanary(shop, version)).toMatchObject({
        code: 0,
        said: expect.stringContaining('30 %'),
      });
      expect(await open()).toMatchObject([{ name: 'mf_tools', version, share: 0.3 }]);
      let load = 0;
      const isFaulty = (seen: string) => seen === version && load++ % 5 === 0;
      const visits = await browse(shop, isFaulty, () => !pointer().canary);
      // The pointer moves first, the history says it a moment later.
      await expect.poll(() => history().at(-1)?.what).toBe('canary ended');
      expect(history().at(-1)).toMatchObject({ reason: expect.stringContaining('with a fault') });
      const inside = [...visits.values()].filter((versions) => versions.includes(version));
      expect(inside.length).toBeGreaterThan(0);
      expect(inside.length).toBeLessThan(VISITORS.length / 2);
      // Nobody goes to and fro: who has seen it sees it on every load until it is ended, and never again.
      for (const versions of inside) {
        const end = versions.lastIndexOf(version) + 1;
        expect(new Set(versions.slice(0, end))).toEqual(new Set([version]));
      }
      expect(pointer()).toMatchObject({ version: stable, rolledBack: [version] });
      for (const visitor of VISITORS.slice(0, 40)) expect(await shownTo(shop, visitor)).toBe(stable);
    });
    await test.step('whoever asks for privacy never sees a new version, and the same one without a fault is promoted', async () => {
      expect(await releaseCanary(shop, version)).toMatchObject({
        code: 1,
        said: expect.stringContaining('--again'),
      });
      expect(await releaseCanary(shop, version, '--again')).toMatchObject({
        code: 0,
        said: expect.anything(),
      });
      const privately = VISITORS.map((visitor) => shownTo(shop, visitor, { 'Sec-GPC': '1' }));
      expect(new Set(await Promise.all(privately))).toEqual(new Set([stable]));
      await browse(
        shop,
        () => false,
        () => pointer().version === version,
      );
      await expect.poll(() => history().at(-1)?.what).toBe('promoted');
      await expect.poll(() => shownTo(shop, VISITORS[0] ?? '')).toBe(version);
    });
  } finally {
    await shop.stop();
    rmSync(`${root}/releases/mf-tools/${version}`, { recursive: true, force: true });
  }
});
