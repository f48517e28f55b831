import type { Page } from '@playwright/test';
import { storedCart } from '../support/cartSteps';
import { expect, test, untilStarted } from '../support/journey';
import { offerPasswords, putBarOnTop, translate } from '../support/touchPage';
import { unlessCommon } from '../support/whole';

test.use({ viewport: { width: 412, height: 823 } });
// The stages are held back here: the browser wonders what the other files were asked for early for.
test.beforeEach(({ expectMessage }) => expectMessage(/was preloaded using link preload but not used/));

/** Opens a page and comes back as soon as its HTML is there: nothing of the shop's own code runs yet. */
async function openHeldBack(page: Page, path: string, open = () => page.goto(path, { waitUntil: 'commit' })) {
  // The stages wait until the test has pressed.
  let letGo = () => {};
  const pressed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/r\/shell\/(react|packages|frame|shop)\.\w+\.js/, async (route) => {
    await pressed;
    await route.continue();
  });
  await open();
  // The start is what keeps a press; without it a press would be the browser's alone.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /main\./.test(name)),
  );
  await expect(page.locator('html[data-started]')).not.toBeAttached();
  return letGo;
}

test('Add to Cart, pressed twice before the page is alive, adds two', async ({ page }) => {
  const letGo = await openHeldBack(page, '/wax/soy-wax');
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true }).first();
  await add.click();
  await add.click();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Your Cart (2)' })).toBeVisible();
  expect(await storedCart(page)).toEqual({ 'Soy Wax': 2 });
});

test('the menu, pressed before the page is alive, opens @whole', async ({ page }) => {
  const letGo = await openHeldBack(page, '/shop');
  await page.getByRole('button', { name: 'Menu' }).click();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('the search, pressed before the page is alive, opens with the focus in its field @whole', async ({
  page,
}) => {
  const letGo = await openHeldBack(page, '/shop');
  await page.getByRole('button', { name: 'Search' }).click();
  letGo();
  await expect(page.getByRole('searchbox', { name: 'Search the shop' })).toBeFocused();
});

test('a filter, chosen before the page is alive, is applied @whole', async ({ page }) => {
  const letGo = await openHeldBack(page, '/shop');
  await page.getByLabel('Filter by').selectOption({ label: 'Fragrances' });
  letGo();
  await expect(page).toHaveURL(/\?category=fragrances$/);
  await expect(page.getByLabel('Filter by')).toHaveValue('fragrances');
});

test('a number, typed before the page is alive, is calculated with @whole', async ({ page }) => {
  const letGo = await openHeldBack(page, '/wax-calculator');
  await page.getByRole('spinbutton', { name: /diameter/i }).fill('8');
  await page.getByRole('spinbutton', { name: /height/i }).fill('9');
  letGo();
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await expect(page.getByRole('spinbutton', { name: /diameter/i })).toHaveValue('8');
  await expect(page.getByRole('spinbutton', { name: /height/i })).toHaveValue('9');
});

/** Opens a page none of whose scripts comes before the test lets it. */
async function openWithoutScript(page: Page, path: string) {
  let letGo = () => {};
  const filled = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/r\/shell\/main\.\w+\.js/, async (route) => {
    await filled;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letGo;
}

test('what is typed and chosen before any script has come is kept', async ({ page }) => {
  const letGo = await openWithoutScript(page, '/tools/supplies-calculator?units=imperial');
  await page.getByLabel(/diameter/i).fill('3');
  await page.getByLabel(/height/i).fill('4');
  await page.getByLabel('Wax type').selectOption('beeswax');
  letGo();
  await untilStarted(page);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByLabel(/diameter/i)).toHaveValue('3');
  await expect(page.getByLabel('Wax type')).toHaveValue('beeswax');
  await expect(page.getByText('15.85 oz').first()).toBeVisible();
});

test('of choices that depend on each other each knows the one before', async ({ page }) => {
  const letGo = await openWithoutScript(page, '/wax-calculator');
  await page.getByRole('combobox', { name: 'Vessel' }).selectOption('clear-glass-jars');
  await page.getByRole('radio', { name: 'inches and ounces' }).check();
  letGo();
  await untilStarted(page);
  await expect(page.getByRole('combobox', { name: 'Vessel' })).toHaveValue('clear-glass-jars');
  await expect(page.getByLabel('Diameter')).toHaveValue('2.835');
});

test('a number, typed before the page is alive, keeps the units that it was typed in @whole', async ({
  page,
}) => {
  await page.goto('/wax-calculator');
  await untilStarted(page);
  await page.getByRole('radio', { name: 'inches and ounces' }).check();
  const letGo = await openHeldBack(page, '/wax-calculator');
  await page.getByRole('spinbutton', { name: 'Diameter (cm)' }).fill('8');
  letGo();
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await expect(page.getByRole('spinbutton', { name: 'Diameter (cm)' })).toHaveValue('8');
});

/** React renders such a page anew, and what was pressed is gone from it. */
const touches = [
  { by: 'a translation', touch: translate },
  { by: 'an extension’s bar', touch: putBarOnTop },
  { by: 'a password manager', touch: offerPasswords },
];

for (const { by, touch } of touches) {
  test.describe(`on a page that ${by} has touched`, () => {
    test.beforeEach(({ expectMessage }) => expectMessage(/Hydration: Error/));

    test(`an early Add to Cart is done${unlessCommon(touch === translate)}`, async ({ page }) => {
      const letGo = await openHeldBack(page, '/wax/soy-wax');
      const add = page.getByRole('button', { name: 'Add to Cart', exact: true }).first();
      await add.click();
      await touch(page);
      await add.click();
      letGo();
      await expect(page.getByRole('dialog', { name: 'Your Cart (2)' })).toBeVisible();
      expect(await storedCart(page)).toEqual({ 'Soy Wax': 2 });
    });

    test('the search, pressed early, opens @whole', async ({ page }) => {
      const letGo = await openHeldBack(page, '/shop');
      await touch(page);
      await page.getByRole('button', { name: 'Search' }).click();
      letGo();
      await expect(page.getByRole('searchbox', { name: 'Search the shop' })).toBeFocused();
    });

    test('a message that was written early is still there @whole', async ({ page }) => {
      const letGo = await openHeldBack(page, '/contact');
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
      await touch(page);
      await page.getByRole('textbox', { name: 'Message' }).fill('Which wick?');
      letGo();
      await untilStarted(page);
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Which wick?');
    });

    test('early numbers and choices are calculated with @whole', async ({ page }) => {
      const letGo = await openHeldBack(page, '/tools/supplies-calculator?units=imperial');
      await touch(page);
      await page.getByRole('spinbutton', { name: /diameter/i }).fill('3');
      await page.getByRole('spinbutton', { name: /height/i }).fill('4');
      await page.getByLabel('Wax type').selectOption('beeswax');
      await page.getByRole('button', { name: 'Calculate' }).click();
      letGo();
      await expect(page.getByText('15.85 oz').first()).toBeVisible();
    });
  });
}

test('a link, pressed before the page is alive, is followed @whole', async ({ page }) => {
  const letGo = await openHeldBack(page, '/shop');
  await page.getByRole('main').getByRole('link', { name: 'Soy Wax', exact: true }).first().click();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soy Wax');
});

/** Ways off a page before it is alive. */
const leavings: { by: string; leave: (page: Page) => Promise<unknown> }[] = [
  { by: 'for the cart', leave: (page) => page.getByRole('link', { name: /^Cart/ }).click() },
  {
    by: 'by a link',
    leave: (page) => page.getByRole('main').getByRole('link', { name: 'Wax' }).first().click(),
  },
  { by: 'by a reload', leave: (page) => page.reload({ waitUntil: 'commit' }) },
  { by: 'by Back', leave: (page) => page.goBack({ waitUntil: 'commit' }) },
];

for (const { by, leave } of leavings) {
  test(`what was added goes along who leaves ${by} before the page is alive${unlessCommon(by === 'for the cart')}`, async ({
    page,
  }) => {
    await page.goto('/shop');
    const letGo = await openHeldBack(page, '/wax/soy-wax');
    const add = page.getByRole('button', { name: 'Add to Cart', exact: true }).first();
    await add.click();
    await add.click();
    await leave(page);
    letGo();
    await untilStarted(page);
    await expect.poll(() => storedCart(page)).toEqual({ 'Soy Wax': 2 });
  });
}

test('Back, pressed before a reloaded page is alive, shows the page of that address at once', async ({
  page,
}) => {
  await page.goto('/faq');
  await untilStarted(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  const letGo = await openHeldBack(page, '/contact', () => page.reload({ waitUntil: 'commit' }));
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions/i);
  letGo();
  await untilStarted(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions/i);
});

test('a region below the fold comes when it is near; a press on it before it is alive is done once', async ({
  page,
}) => {
  let letGo = () => {};
  const pressed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked: string[] = [];
  await page.route(/expose-ProductCards\./, async (route) => {
    asked.push(route.request().url());
    await pressed;
    await route.continue();
  });
  await page.goto('/guides/wax-types');
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  expect(asked).toEqual([]);
  const add = page.getByRole('button', { name: /Add .*Soy Wax|Soy Wax.*cart/i }).first();
  await add.click();
  await expect.poll(() => asked.length).toBe(1);
  letGo();
  await expect(page.getByRole('dialog', { name: 'Your Cart (1)' })).toBeVisible();
});

test('the page is painted from one response: other scripts begin after it has loaded, and no style is fetched', async ({
  page,
}) => {
  // A mouse that only lies there asks for nothing, although the page comes under it.
  await page.mouse.move(200, 300);
  await page.goto('/');
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  const files = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loaded = document?.loadEventStart ?? 0;
    return performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name: name.replace(/.*\//, ''), isEarly: startTime < loaded }));
  });
  const early = files.filter(({ name, isEarly }) => isEarly && name.endsWith('.js'));
  expect(early.map(({ name }) => name)).toEqual([expect.stringMatching(/^main\./)]);
  expect(files.filter(({ name }) => name.endsWith('.css'))).toEqual([]);
});
