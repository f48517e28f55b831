import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../support/journey';

const phone = { width: 390, height: 844 };

/** Opens the phone menu and gives it. */
async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu;
}

test('the first Tab stop skips to the content', async ({ page }) => {
  await openPage(page, '/learn');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the offer is gone until the next document load @whole', async ({ page }) => {
  await openPage(page, '/learn');
  const offer = page.getByRole('region', { name: 'Offer' });
  await offer.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(offer).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(offer).toBeVisible();
});

test('the bar sticks, and gains its shadow after more than 10 px @whole', async ({ page }) => {
  await openPage(page, '/learn');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => window.scrollTo(0, 10));
  await expect(header).toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  expect((await header.boundingBox())?.y).toBe(0);
});

test('a dropdown works by keyboard alone', async ({ page }) => {
  await openPage(page, '/learn');
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

test('what a resting mouse opens can be reached by it and is dismissed by Escape @whole', async ({
  page,
}) => {
  await openPage(page, '/faq');
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

test('exactly 768 px is desktop, 767 px is mobile @whole', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openPage(page, '/learn');
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
  await openPage(page, '/learn');
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

test('the phone menu closes with each link, also one to the current page @whole', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/learn');
  let menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(menu).toBeHidden();
});

test('navigation moves the focus to the heading and says the title; Back restores the scroll', async ({
  page,
}) => {
  await openPage(page, '/learn');
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

test('focus in the header leaves the page where it was scrolled to @whole', async ({ page }) => {
  await openPage(page, '/learn');
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 700));
  for (const name of ['Search', 'Learn']) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('button', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    expect({ name, scrolled: await scrolled() }).toEqual({ name, scrolled: 700 });
  }
});
