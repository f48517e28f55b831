import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RemoteName } from '@shop/contracts/remotes';
import { startShell } from '../faults/support/shellAlone';
import { areas } from '../support/areas';
import { expect, test } from '../support/journey';
import { root } from '../support/startShop';
import { unlessCommon } from '../support/whole';

const ownPages = { mf_catalog: '/shop', mf_cart: '/cart', mf_learn: '/faq', mf_tools: '/wax-calculator' };

/** What the running shop serves: the shell's version, and a registry with all remotes but one, whose version is not there. */
async function releasesWithout(lost: string, shop: string) {
  const html = await (await fetch(shop)).text();
  const live = [...html.matchAll(/"(mf_\w+)":\{"version":"([^"]+)"/g)];
  const remotes = live.map(([, name = '', version = '']) => [
    name,
    {
      app: name.replace('_', '-'),
      version: name === lost ? 'gone' : version,
      remote: areas[name as RemoteName],
    },
  ]);
  expect(remotes).toHaveLength(Object.keys(ownPages).length);
  const registryFile = path.join(mkdtempSync(path.join(os.tmpdir(), 'registry-')), 'registry.json');
  writeFileSync(registryFile, JSON.stringify({ remotes: Object.fromEntries(remotes) }));
  const [, shell = ''] = /"shellVersion":"([^"]+)"/.exec(html) ?? [];
  return { shell, registryFile };
}

for (const [name, own] of Object.entries(ownPages)) {
  test(`${name} cannot be loaded by the server: that costs its own pages only${unlessCommon(name === 'mf_catalog')}`, async ({
    baseURL,
    browser,
  }) => {
    test.setTimeout(120_000);
    const { shell, registryFile } = await releasesWithout(name, baseURL ?? '');
    const place = { folder: path.join(root, 'releases'), registryFile };
    const shop = await startShell(place, shell);
    try {
      for (const address of Object.values(ownPages)) {
        const answer = await fetch(shop.url + address);
        expect([address, answer.status]).toEqual([address, address === own ? 503 : 200]);
      }
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(shop.url + own);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/taking a break/);
      await page.close();
    } finally {
      await shop.stop();
    }
  });
}
