import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test, untilStarted } from '../support/journey';
import { lostText, setTextSpacing } from '../support/lostText';
import { unlessCommon } from '../support/whole';

/** One of each kind of page. */
const kinds = [
  '/',
  '/shop',
  '/wax/soy-wax',
  '/cart',
  '/guides/wick-selection',
  '/video-tutorials',
  '/faq',
  '/help',
  '/contact',
  '/wax-calculator',
  '/not-found',
];

const filledCart = [
  { id: 'wx-201', name: 'Soy Wax', price: 14.99, quantity: 2, slug: 'soy-wax', image: '/icon-192.png' },
];

/** Opens a page with something in the cart. */
async function open(page: Page, path: string) {
  await page.addInitScript((lines) => localStorage.setItem('cart', JSON.stringify(lines)), filledCart);
  await page.goto(path);
  await untilStarted(page);
}

const commonKinds = ['/wax/soy-wax'];
for (const path of kinds) {
  test(`${path} loses no word at 200 %, at 320 px and with wide text spacing${unlessCommon(commonKinds.includes(path))}`, async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/404|\/not-found$/);
    // 1280 px at 200 % are 640.
    await page.setViewportSize({ width: 640, height: 450 });
    await open(page, path);
    if (path === '/cart') await expect(page.getByRole('main').getByText('$29.98').first()).toBeVisible();
    expect(await lostText(page)).toEqual([]);
    await setTextSpacing(page);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect({ width, lost: await lostText(page) }).toEqual({ width, lost: [] });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

/** Visible controls of which nothing can be seen: no word, no drawing in a color of its own, no edge. */
function unseenControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { color, appearance } = getComputedStyle(control);
        // Radio buttons and sliders that the browser itself draws.
        const isNative = control.matches('input') && appearance !== 'none';
        const hasWords = (control.textContent ?? '').trim() !== '' && color !== canvas;
        const hasEdge = [null, '::before'].some((part) => {
          const { borderTopStyle, borderTopColor } = getComputedStyle(control, part);
          return borderTopStyle !== 'none' && borderTopColor !== canvas;
        });
        const hasPicture = control.querySelector('img') !== null;
        const drawing = control.querySelector('svg');
        const hasDrawing = drawing !== null && getComputedStyle(drawing).color !== canvas;
        return !(isNative || hasWords || hasEdge || hasPicture || hasDrawing);
      })
      .map((control) => control.outerHTML.slice(0, 90));
  });
}

/** How each kind looks in the legend of a chart, and in its first row. */
function chartLooks(page: Page): Promise<string[][]> {
  return page.locator('figure:has(figcaption i)').evaluateAll((charts) =>
    charts.flatMap((chart) => [
      [...chart.querySelectorAll('figcaption i')].map((swatch) => {
        const { backgroundColor, borderStyle } = getComputedStyle(swatch);
        return backgroundColor + borderStyle;
      }),
      [...(chart.querySelector('g:has(rect)')?.querySelectorAll('rect') ?? [])].map((bar) => {
        const { fill, strokeDasharray } = getComputedStyle(bar);
        return fill + strokeDasharray;
      }),
    ]),
  );
}

test('with forced colors, dark or light, every control can be seen, the focus too, and kinds of a chart differ @whole', async ({
  page,
}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const path of [
      '/',
      '/wax/soy-wax',
      '/guides/wick-selection',
      '/guides/wax-types',
      '/fragrance-calculator',
      '/cart',
    ]) {
      await open(page, path);
      expect({ path, unseen: await unseenControls(page) }).toEqual({ path, unseen: [] });
      const logo = page.getByRole('banner').getByRole('link').first();
      expect((await logo.locator('span').boundingBox())?.width).toBeGreaterThan(40);
      // Forced colors paint a transparent edge, too.
      for (const tab of await page.getByRole('tab', { selected: false }).all())
        await expect(tab).toHaveCSS('border-bottom-width', '0px');
      const kinds = (await chartLooks(page)).map((looks) => new Set(looks).size);
      expect({ path, kinds }).toEqual({ path, kinds: path === '/guides/wax-types' ? [3, 3] : [] });
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  }
});

test('with reduced motion nothing moves by itself or slides in @whole', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 0)
        .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 90)),
    );
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Go to testimonial 1' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(await moving()).toEqual([]);
  // A press with the keyboard starts it, so that nothing is hovered.
  await page.getByRole('button', { name: /^Cart/ }).press('Enter');
  await expect(page.getByRole('dialog', { name: /^Your Cart/ })).toBeVisible();
  expect(await moving()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto('/wax/soy-wax');
  await untilStarted(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /to cart$/i })
    .first()
    .press('Enter');
  await expect(page.getByRole('region', { name: /^Notices/ })).toContainText('Added to cart');
  expect(await moving()).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`what opens over a page has no barrier at ${width} px: menus, search, cart panel, notice${unlessCommon(width === 390)}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/wax/soy-wax');
    if (width < 768) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
    } else {
      await page.getByRole('button', { name: 'Learn', exact: true }).press('Enter');
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('lavender');
    await expect(page.getByRole('link', { name: /French Lavender/ })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('main')
      .getByRole('button', { name: /to cart$/i })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Your Cart (3)' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Notices/ })).toContainText('Added to cart');
    await expectNoAxeViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: /close/i }).click();
    await open(page, '/cart');
    await expect(page.getByRole('main').getByText('$29.98').first()).toBeVisible();
    await expectNoAxeViolations(page);
  });
}
