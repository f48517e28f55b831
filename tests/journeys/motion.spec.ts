import { open } from '../support/cartSteps';
import { expect, test } from '../support/journey';
import { unlessCommon } from '../support/whole';

for (const [reducedMotion, duration] of [
  ['no-preference', '0.24s'],
  ['reduce', '0s'],
] as const) {
  test(`the panel slides in and an answer unfolds in ${duration} where the wish is ${reducedMotion}${unlessCommon(reducedMotion === 'reduce')}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/wax/soy-wax');
    await page.getByRole('button', { name: 'How to use' }).click();
    const answer = page.getByText(/^Weigh the flakes and melt them/).locator('xpath=ancestor::*[@id][1]');
    await expect(answer).toHaveCSS('animation-duration', duration);
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    const panel = page.getByRole('dialog', { name: /^Your Cart/ });
    await expect(panel).toHaveCSS('animation-duration', duration);
  });
}

test('with reduced motion, a page on its way shows its line, which stands still @whole', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/wax/soy-wax');
  await page.route(/\/r\/mf-learn\/.*page-about/, () => {});
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  const line = page.getByRole('banner').locator('> [aria-hidden]').last();
  await expect(line).toHaveCSS('opacity', '1');
  await expect(line).toHaveCSS('animation-duration', '0s');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the gallery is turned by a swipe, and its thumbnail follows @whole', async ({ page }) => {
    await open(page, '/wax/soy-wax');
    const gallery = page.getByRole('region', { name: 'Pictures of Soy Wax' });
    const box = await gallery.getByRole('img').first().boundingBox();
    const y = (box?.y ?? 0) + 100;
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', xs: number[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y })) });
    await touch('touchStart', [320]);
    for (let x = 310; x >= 40; x -= 15) await touch('touchMove', [x]);
    await touch('touchEnd', []);
    await expect(gallery.getByRole('img', { name: /flakes from close by$/ })).toBeInViewport({ ratio: 0.9 });
    await expect(gallery.getByRole('button', { name: 'Show picture 2 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});
