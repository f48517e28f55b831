import { frameworkNames, startFrameworkHost } from '../support/hostile-hosts/frameworkHosts';
import { expectSameWithoutScript } from '../support/hostile-hosts/takeover';
import { expect, test } from '../support/journey';

for (const framework of frameworkNames) {
  test(`${framework}: the first result is served, and taken over as it is, without a word or a request to the shop; a link within the site leads to it, too @whole`, async ({
    browser,
    page,
  }) => {
    test.setTimeout(600_000);
    const site = await startFrameworkHost(framework, process.env.SHOP_URL as string);
    try {
      expect(await expectSameWithoutScript(browser, site.origin)).toEqual([site.origin]);
      await page.goto(`${site.origin}/other`, { waitUntil: 'networkidle' });
      await page.getByRole('link', { name: 'To the calculator' }).click();
      await expect(page.getByText('1628.6 g').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Calculate' })).toBeVisible();
      if (framework !== 'nuxt') return;
      await page.goto(`${site.origin}/client-only`);
      await expect(page.getByText('1628.6 g').first()).toBeVisible();
    } finally {
      // Nuxt asks its own site for a manifest when the page is at rest.
      await page.close();
      await site.close();
    }
  });
}
