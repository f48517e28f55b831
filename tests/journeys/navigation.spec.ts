import type { Page } from '@playwright/test';
import { expect, test, untilStarted } from '../support/journey';
import { unlessCommon } from '../support/whole';

test('a link that is pressed has its page and picture on the way before it is let go, and is followed when it is', async ({
  page,
}) => {
  await page.goto('/shop');
  await untilStarted(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.getByRole('main').locator('a[href="/fragrance-oils/french-lavender"]').last();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
  await page.mouse.down();
  await expect.poll(() => asked.some((path) => path.includes('page-product.'))).toBe(true);
  await expect.poll(() => asked.some((path) => path.includes('details-fragrance.'))).toBe(true);
  await expect.poll(() => asked.some((path) => /\/french-lavender\.\w+-\d+\.avif/.test(path))).toBe(true);
  // A preload that is not used would draw the browser's warning.
  await expect(page.locator('link[rel=preload][as=image][imagesrcset*=lavender]')).toHaveCount(0);
  // A press can be taken back: nothing has moved yet.
  await expect(page).toHaveURL(/\/shop$/);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: /French Lavender/ })).toBeVisible();
});

test('the browser is told what it may fetch ahead while the page is not alive, and takes it @whole', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Preload.enable');
  const taken = new Promise<string>((resolve) =>
    devtools.once('Preload.ruleSetUpdated', ({ ruleSet }) =>
      resolve(ruleSet.errorMessage ?? ruleSet.sourceText),
    ),
  );
  await page.goto('/wax');
  const [{ where, eagerness }] = JSON.parse(await taken).prefetch;
  expect(eagerness).toBe('moderate');
  expect(JSON.stringify(where)).toContain('html[data-started] a');
  await untilStarted(page);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
});

/** Why the browser did not keep a page that was left for another document. */
async function reasonsAgainst(page: Page, address: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const told = new Promise<string[]>((resolve) =>
    devtools.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    ),
  );
  await page.goto(address);
  if (!address.endsWith('.txt')) await untilStarted(page);
  // A picture that is still on its way is a reason of any page.
  await page.waitForLoadState('networkidle');
  await page.goto('/favicon.svg');
  await page.goBack({ waitUntil: 'commit' });
  return told;
}

// The tests' browser keeps no page at all, and says so of every page: what our pages add to that is what counts.
for (const address of ['/', '/wax/soy-wax', '/wax-calculator', '/guides/wax-types']) {
  test(`nothing in ${address} keeps the browser from showing it at once when one comes back${unlessCommon(address === '/')}`, async ({
    page,
    context,
  }) => {
    const ofAnyPage = await reasonsAgainst(page, '/robots.txt');
    const ofOurs = await reasonsAgainst(await context.newPage(), address);
    expect(ofOurs.filter((reason) => !ofAnyPage.includes(reason))).toEqual([]);
  });
}

test('after Back from another site a calculator shows what it calculates with', async ({ page }) => {
  for (const path of ['/wax-calculator', '/tools/supplies-calculator', '/fragrance-calculator']) {
    await page.goto(path);
    await untilStarted(page);
    const shown = () =>
      page
        .locator('main form')
        .first()
        .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
    const first = await shown();
    await page.getByLabel('Wax type').selectOption('beeswax');
    await page.locator('input[name=units]:not(:checked)').check();
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await page.goBack();
    await untilStarted(page);
    expect(await shown(), path).toEqual(first);
  }
});

test('a link to a place on the page leads there, not to where the first page was left', async ({ page }) => {
  await page.goto('/');
  await untilStarted(page);
  const gifts = page.getByRole('main').getByRole('link', { name: /^Gift bundles/ });
  await gifts.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const left = await page.evaluate(() => scrollY);
  await gifts.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/gifts$/);
  await page.getByRole('link', { name: "Candlemaker's Deluxe Gift Set", exact: true }).click();
  await expect(page).toHaveURL(/#deluxe-gift-set$/);
  await expect(page.locator('#deluxe-gift-set')).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('beside a region that sleeps a place on the page is reached at the first press, and what is pressed later is done', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/guides/wick-selection');
  await untilStarted(page);
  const main = page.getByRole('main');
  // As a screen reader presses: no pointer comes before.
  await main.locator('a[href="#tips"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('#tips')).toBeInViewport();
  await main
    .getByRole('button', { name: /^Add .* to cart/i })
    .first()
    .tap();
  await expect(page.getByRole('dialog', { name: /^Your Cart/ })).toBeVisible();
  await context.close();
});
