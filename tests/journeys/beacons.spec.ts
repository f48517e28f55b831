import type { Page } from '@playwright/test';
import { expect, test, untilStarted } from '../support/journey';

type Told = { composition: string; used: string[]; failed: string[]; lcp?: number };

/** What a page that is left sends is no request of the page after it: it is kept for the test on its way. */
async function keepTold(page: Page) {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (to, data) => {
      sessionStorage.setItem('told', String(data));
      return send(to, data);
    };
  });
}

async function leave(page: Page): Promise<Told> {
  await page.waitForResponse(/\/report\.[^/]*\.js$/);
  // The report is prepared when its script has run.
  await page.waitForLoadState('networkidle');
  await page.goto('/about');
  return JSON.parse((await page.evaluate(() => sessionStorage.getItem('told'))) ?? '');
}

test('a page tells when it is left how it did, and the status page counts it', async ({ page, request }) => {
  await keepTold(page);
  await page.goto('/faq');
  await untilStarted(page);
  const told = await leave(page);
  expect(told.failed).toEqual([]);
  const html = await (await request.get('/faq')).text();
  expect(html).toContain(`"compositionId":"${told.composition}"`);
  expect(told.lcp).toBeGreaterThan(0);
  const learn = told.used.find((release) => release.startsWith('mf-learn/')) ?? '';
  expect(told.used).toContainEqual(expect.stringMatching(/^shell\//));
  const figures = async () => {
    const answer = await request.get('/__status', { headers: { Accept: 'application/json' } });
    return (await answer.json()).pages[learn];
  };
  await expect.poll(async () => (await figures())?.loads ?? 0).toBeGreaterThan(0);
  expect(await figures()).toMatchObject({ sent: expect.any(Number), broken: 0 });
});

test('a fault of a remote is told under its name and version @whole', async ({ page, expectMessage }) => {
  expectMessage(/deliberate/);
  await page.route(/\/r\/mf-tools\/page-wax-calculator\..*\.js$/, async (route) => {
    const answer = await route.fetch();
    const late = ';setTimeout(() => { throw new Error("deliberate"); });';
    await route.fulfill({ response: answer, body: (await answer.text()) + late, headers: {} });
  });
  await keepTold(page);
  await page.goto('/wax-calculator');
  const told = await leave(page);
  expect(told.failed).toEqual([expect.stringMatching(/^mf-tools\//)]);
});

test('a visitor who sends Global Privacy Control tells nothing', async ({ page }) => {
  await page.addInitScript(() => Object.assign(Navigator.prototype, { globalPrivacyControl: true }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await page.goto('/faq');
  await untilStarted(page);
  await page.clock.fastForward(10_000);
  await page.goto('/about');
  await untilStarted(page);
  expect(asked.filter((url) => /report\.|\/beacons/.test(url))).toEqual([]);
});
