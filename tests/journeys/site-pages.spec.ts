import type { APIRequestContext, Page } from '@playwright/test';
import { canonicalPaths } from '../support/canonicalPaths';
import { expect, expectNoAxeViolations, test, untilStarted } from '../support/journey';
import { isWhole } from '../support/whole';

/** Routes that search engines do not list. */
const privatePaths = ['/order-success', '/order-success?session_id=cs_test_none', '/not-found'];
/** One of each kind: the common run looks at no others. */
const keyPaths = [
  '/',
  '/shop',
  '/wax/soy-wax',
  '/cart',
  '/guides/wick-selection',
  '/faq',
  '/wax-calculator',
  '/order-success',
];
const SHARDS = 2;

async function pathsToVisit(request: APIRequestContext) {
  if (!isWhole) return keyPaths;
  return [...new Set([...keyPaths, ...(await canonicalPaths(request)), ...privatePaths])];
}

const expectNothingSideways = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

for (let shard = 0; shard < SHARDS; shard++) {
  test(`pages are quiet, their own host's only, and accessible at 390, 320 and 1280 px (${shard + 1} of ${SHARDS})`, async ({
    page,
    request,
    baseURL,
    expectMessage,
  }) => {
    test.setTimeout(240_000);
    // The order of that session is unknown to the service, as is /not-found to the shop.
    expectMessage(/api\/orders\/cs_test_none|404 \(Not Found\)|\/not-found$/);
    // Nothing moves while axe looks.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let path = '';
    const foreign: string[] = [];
    page.on('request', (made) => {
      const url = made.url();
      if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) foreign.push(`${path}: ${url}`);
    });
    const paths = await pathsToVisit(request);
    for (path of paths.filter((_path, index) => index % SHARDS === shard)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(path);
        await untilStarted(page);
        await expect(page.locator('h1:visible')).toHaveCount(1);
        await expectNothingSideways(page, 390);
        await expectNoAxeViolations(page);
        await page.setViewportSize({ width: 320, height: 568 });
        await expectNothingSideways(page, 320);
        await page.setViewportSize({ width: 1280, height: 900 });
        await expectNothingSideways(page, 1280);
        await expectNoAxeViolations(page);
      });
    }
    expect(foreign).toEqual([]);
  });
}
