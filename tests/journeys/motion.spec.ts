import { open } from '../support/cartSteps';
import { expect, test } from '../support/journey';
import { unlessCommon } from '../support/whole';

test('the picture of a card grows into its page and back, and stands still where motion is not wanted', async ({
  page,
}) => {
  // From where each picture moves, noted as the browser is asked for it.
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      if (frames && 'transform' in frames)
        moved.push(`${frames.transform} in ${(timing as KeyframeAnimationOptions).duration} ms`);
      return animate.call(this, frames, timing);
    };
  });
  const moved = () => page.evaluate(() => [...Reflect.get(window, 'moved')]);
  const copies = page.locator('body > img');
  // Only a picture that is there moves.
  const pictureIsThere = (slug: string) =>
    expect
      .poll(() =>
        page
          .locator(`[data-picture-of="/wax/${slug}"] img`)
          .first()
          .evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
  const follow = async (name: string, slug: string) => {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await pictureIsThere(slug);
  };
  const goBack = async (slug: string) => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Candle Wax' })).toBeVisible();
    await pictureIsThere(slug);
  };
  await open(page, '/wax');
  // The first navigation loads what moves pages; the next ones have it.
  const loaded = page.waitForResponse(/grow-picture/);
  await follow('Beeswax Flakes', 'beeswax-flakes');
  await loaded;
  await goBack('beeswax-flakes');
  await expect(async () => {
    await follow('Soy Wax', 'soy-wax');
    await goBack('soy-wax');
    expect(await moved()).not.toEqual([]);
  }).toPass();
  await expect(copies).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, 'moved').splice(0));

  await follow('Soy Wax', 'soy-wax');
  const grows = expect.stringMatching(/^translate\(.*\) scale\(0\.\d+\),none in 240 ms$/);
  await expect.poll(moved).toEqual([grows]);
  await goBack('soy-wax');
  const shrinks = expect.stringMatching(/^translate\(.*\) scale\(1\.\d+\),none in 240 ms$/);
  await expect.poll(moved).toEqual([grows, shrinks]);
  await expect(copies).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow('Soy Wax', 'soy-wax');
  expect(await moved()).toHaveLength(2);
});

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
