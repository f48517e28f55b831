import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../support/journey';

const phone = { width: 390, height: 844 };

/** Opens the phone menu and gives it. */
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

test('a notice covers no control and no subtotal beside the cart panel, whatever the screen @whole', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, '/wax/soy-wax');
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

test('a notice that is held covers no control after a scroll @whole', async ({ page }) => {
  await openPage(page, '/wax/soy-wax');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .*to cart$/i })
    .first()
    .click();
  const notices = page.getByRole('region', { name: /^Notices/ });
  await expect(notices).toContainText('Added to cart');
  await page.keyboard.press('F8');
  await page.getByRole('dialog').getByRole('button', { name: /close/i }).click();
  await page.keyboard.press('F8');
  await expect(notices.getByRole('button').last()).toBeFocused();
  for (let y = 0; y <= 1200; y += 100) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect.poll(() => coveredControls(page)).toEqual([]);
  }
  await expect(notices).toContainText('Added to cart');
});

test('a notice can be reached and closed by keyboard', async ({ page }) => {
  await openPage(page, '/contact');
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
