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

test('an old address enters no history when it is followed inside the shop', async ({ page }) => {
  await open(page, '/sitemap');
  await page.getByRole('main').locator('a[href="/help/returns"]').click();
  await expect(page).toHaveURL(/\/help\?tab=returns$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/sitemap$/);
});

test('an unknown address answers 404, says so to crawlers, and logs its path', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/status 404: .*\/no\/such\/page$/);
  expectMessage(/Failed to load resource.*404/);
  expectMessage(/console warning: Page not found: \/no\/such\/page/);
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'));
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await logged;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
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

for (const viewport of [phone, { width: 1280, height: 720 }, { width: 320, height: 568 }]) {
  test(`a notice covers no control beside the cart panel at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, '/wax/soy-wax');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add .*to cart$/i })
      .first()
      .click();
    const notice = page.getByRole('region', { name: /^Notices/ }).getByText('Added to cart');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('dialog', { name: /^Your Cart/ })).toBeVisible();
    await expect.poll(() => coveredControls(page)).toEqual([]);
    await notice.hover();
    await expect(notice).toBeVisible();
    await page.mouse.move(1, 1);
    await expect(notice).toBeHidden();
  });
}

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

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 320, height: 568 },
  { width: 320, height: 256 },
]) {
  test(`nothing that has the focus is hidden by the bar at ${viewport.width} x ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
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
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 45; press++) {
        await page.keyboard.press(key);
        expect(await isHidden()).toBeNull();
      }
    }
  });
}

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
  test(`nothing moves when the headings' font arrives late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let bytes = 0;
    await page.route(/\.woff2$/, async (route) => {
      const response = await route.fetch();
      bytes += (await response.body()).byteLength;
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
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(40_000);
    const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
    expect(sum).toBeLessThan(0.02);
  });
}
