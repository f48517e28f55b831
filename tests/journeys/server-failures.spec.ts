import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '../support/journey';
import { startShop } from '../support/startShop';

const areas = { mf_catalog: '/shop', mf_cart: '/cart', mf_learn: '/faq', mf_tools: '/wax-calculator' };

test('a remote that the server cannot load costs its own pages only', async ({ browser }) => {
  test.setTimeout(120_000);
  const whole = await startShop();
  const registry = JSON.parse(readFileSync(path.join(whole.dataDir, 'registry.json'), 'utf8'));
  await whole.stop();
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'registry-')), 'registry.json');
  for (const [name, own] of Object.entries(areas)) {
    const remotes = { ...registry.remotes, [name]: { ...registry.remotes[name], version: 'gone' } };
    writeFileSync(file, JSON.stringify({ remotes }));
    const shop = await startShop({ REGISTRY_FILE: file });
    try {
      for (const address of Object.values(areas)) {
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
  }
});
