import type { Page } from '@playwright/test';
import { expect, test, untilStarted } from '../support/journey';

const phone = { width: 390, height: 844 };

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilStarted(page);
}

/** Opens the phone menu and gives it. */
async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu;
}

test('the first Tab stop skips to the content', async ({ page }) => {
  await open(page, '/learn');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the offer is gone until the next document load', async ({ page }) => {
  await open(page, '/learn');
  const offer = page.getByRole('region', { name: 'Offer' });
  await offer.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(offer).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(offer).toBeVisible();
});

test('the bar sticks, and gains its shadow after more than 10 px', async ({ page }) => {
  await open(page, '/learn');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => window.scrollTo(0, 10));
  await expect(header).toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  expect((await header.boundingBox())?.y).toBe(0);
});

test('a dropdown works by keyboard alone', async ({ page }) => {
  await open(page, '/learn');
  const shop = page.getByRole('button', { name: 'Shop', exact: true });
  await shop.focus();
  await page.keyboard.press('Enter');
  await expect(shop).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const first = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Products' });
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(shop).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Learn', exact: true })).toBeFocused();
});

test('what a resting mouse opens can be reached by it and is dismissed by Escape', async ({ page }) => {
  await open(page, '/faq');
  const learn = page.getByRole('button', { name: 'Learn', exact: true });
  await learn.hover();
  const last = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Fragrance Calculator' });
  const box = await last.boundingBox();
  if (!box) throw new Error('the list has no place');
  await page.mouse.move(box.x + 20, box.y + 10, { steps: 25 });
  await expect(last).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(last).toBeHidden();
});

test('exactly 768 px is desktop, 767 px is mobile', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await open(page, '/learn');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await openMenu(page);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the phone menu is a dialog: focus inside, Escape, focus back', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/learn');
  const menu = await openMenu(page);
  expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, height: phone.height });
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('the phone menu closes with each link, also one to the current page', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/learn');
  let menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(menu).toBeHidden();
});

test('search: blank stays, a term is trimmed and encoded, the four shortcuts lead to results', async ({
  page,
}) => {
  await open(page, '/faq');
  const search = page.getByRole('button', { name: 'Search' });
  await search.click();
  const field = page.getByRole('searchbox', { name: 'Search the shop' });
  await expect(field).toBeFocused();
  await field.fill('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faq$/);
  await expect(field).toBeFocused();
  await field.fill('  soy & wax ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\?search=soy%20%26%20wax$/);
  await expect(field).toBeHidden();
  for (const term of ['soy wax', 'cotton wicks', 'fragrance oils', 'beginner kit']) {
    await search.click();
    await page.getByRole('list', { name: 'Popular searches' }).getByRole('link', { name: term }).click();
    await expect(page).toHaveURL(new RegExp(`/shop\\?search=${term.replace(' ', '%20')}$`));
    await expect(page.locator('main')).not.toContainText('No products found');
  }
});

test('navigation moves the focus to the heading and says the title; Back restores the scroll', async ({
  page,
}) => {
  await open(page, '/learn');
  await expect(page.locator('body')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 700));
  await page
    .getByRole('main')
    .getByRole('link', { name: /contact us/i })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const title = await page.title();
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(/\/learn$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('an unknown address answers 404, says so to crawlers, logs its path, and leads home', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/status 404: |Failed to load resource.*404/);
  // One of each area, and of none.
  for (const path of [
    '/no/such/page',
    '/guides/none',
    '/video-tutorials/none',
    '/blog/none',
    '/help/none',
    '/product/none',
    '/wax/none',
    '/candle-making-kits/none',
    '/shop/kits/none',
    '/tools/none',
  ]) {
    expectMessage(new RegExp(`^console warning: Page not found: ${path}$`));
    const logged = page.waitForEvent('console', (message) => message.text() === `Page not found: ${path}`);
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await logged;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a search works while the catalogue is away: no suggestions, and its page says what is missing', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/mf.catalog|Failed to load resource|\[Federation Runtime\]/i);
  await page.route(/\/r\/mf-catalog\//, (route) => route.fulfill({ status: 404, body: 'no' }));
  await open(page, '/faq');
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('searchbox', { name: 'Search the shop' });
  await field.fill('lavender');
  await expect(page.getByRole('list', { name: 'Popular searches' })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/shop\?search=lavender$/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(field).toBeFocused();
});

/** Names of the visible controls whose middle a notice covers. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const region = document.querySelector('section[aria-live]');
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')];
    return controls
      .filter((control) => !region?.contains(control) && !control.closest('[inert]'))
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const x = box.left + box.width / 2;
        const y = box.top + box.height / 2;
        return region?.contains(document.elementFromPoint(x, y)) ?? false;
      })
      .map((control) => control.textContent || control.getAttribute('aria-label') || control.tagName);
  });
}

test('a notice covers no control and no subtotal beside the cart panel, whatever the screen', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/wax/soy-wax');
  const add = page.getByRole('main').getByRole('button', { name: /^Add .*to cart$/i });
  await add.first().click();
  const notice = page.getByRole('region', { name: /^Notices/ }).getByText('Added to cart');
  // Held by the mouse for as long as the screens change under it.
  await notice.hover();
  const panel = page.getByRole('dialog', { name: /^Your Cart/ });
  for (const viewport of [phone, { width: 320, height: 568 }, { width: 1280, height: 720 }]) {
    await page.setViewportSize(viewport);
    await expect(notice).toBeVisible();
    await expect.poll(() => coveredControls(page)).toEqual([]);
    const subtotal = await panel.getByText('Subtotal').boundingBox();
    const region = await page.getByRole('region', { name: /^Notices/ }).boundingBox();
    if (!subtotal || !region) throw new Error('nothing to compare');
    const isBeside = subtotal.x >= region.x + region.width || subtotal.y >= region.y + region.height;
    expect({ viewport, isBeside }).toEqual({ viewport, isBeside: true });
  }
});

test('a notice can be reached and closed by keyboard', async ({ page }) => {
  await open(page, '/contact');
  const form = page.getByRole('main');
  await form.getByLabel(/^name/i).fill('Ada');
  await form.getByLabel(/^e-?mail/i).fill('ada@shop.example');
  await form.getByLabel(/^subject/i).fill('Wicks');
  await form.getByLabel(/^message/i).fill('Which wick fits an 8 cm jar?');
  await form.getByRole('button', { name: /send/i }).press('Enter');
  const region = page.getByRole('region', { name: /^Notices/ });
  await expect(region).toContainText('Message sent!');
  await page.keyboard.press('F8');
  await expect(region.getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(region).toBeEmpty();
});

test('nothing that has the focus is hidden by the bar, whatever the screen', async ({ page }) => {
  await open(page, '/learn');
  const isHidden = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const header = document.querySelector('header') as HTMLElement;
      // The skip link lies over the bar.
      if (header.contains(focused) || focused.matches('[href="#content"]')) return null;
      const box = focused.getBoundingClientRect();
      const bar = header.getBoundingClientRect();
      const isUnderBar = box.top >= bar.top && box.bottom <= bar.bottom;
      const isOutside = box.bottom <= 0 || box.top >= window.innerHeight;
      return isUnderBar || isOutside ? (focused.textContent ?? focused.tagName) : null;
    });
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 320, height: 568 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 45; press++) {
        await page.keyboard.press(key);
        expect({ viewport, hidden: await isHidden() }).toEqual({ viewport, hidden: null });
      }
    }
  }
});

test('at 320 x 256 nothing scrolls sideways and only the bar sticks', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/learn');
  await page.evaluate(() => window.scrollTo(0, 600));
  const { width, stuck } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    stuck: [...document.querySelectorAll('body *')].filter((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return ['fixed', 'sticky'].includes(position) && pointerEvents !== 'none' && box.height > 0;
    }).length,
  }));
  expect(width).toBe(320);
  expect(stuck).toBe(1);
});

for (const width of [390, 1280]) {
  test(`nothing moves when the fonts arrive late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let bytes = 0;
    await page.route(/\.woff2$/, async (route) => {
      const response = await route.fetch();
      const { byteLength } = await response.body();
      // In a statement of its own: two fonts arrive at once.
      bytes += byteLength;
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.fulfill({ response });
    });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/learn');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('500 16px "EB Garamond"'))).toBe(true);
    // The face of headings and the face of text.
    expect(bytes).toBeGreaterThan(40_000);
    expect(bytes).toBeLessThanOrEqual(60_000);
    const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
    expect(sum).toBeLessThan(0.02);
  });
}
