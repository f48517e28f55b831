import type { Page } from '@playwright/test';
import { expect, openPage, test, untilStarted } from '../support/journey';
import { translate } from '../support/touchPage';

const phone = { width: 390, height: 844 };

const cardNames = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();

test('from home to a kit, into the cart and on to the shop', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Shop Candle Kits' }).click();
  await expect(page).toHaveURL(/\/candle-making-kits$/);
  await page.getByRole('main').getByRole('link', { name: 'Medium Candle Making Kit' }).click();
  await expect(page).toHaveURL(/\/candle-making-kits\/medium-candle-making-kit$/);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart (1)' })).toBeVisible();
  await expect(page.getByText('Medium Candle Making Kit has been added to your cart.')).toBeVisible();
});

test('filter, order and search live in the address, and Back undoes each', async ({ page }) => {
  await openPage(page, '/shop');
  await expect(page.getByRole('main').getByText('15 products')).toBeVisible();
  await page.getByLabel('Filter by').selectOption({ label: 'Fragrances' });
  await expect(page).toHaveURL(/\?category=fragrances$/);
  await page.getByLabel('Sort by').focus();
  await page.getByLabel('Sort by').selectOption({ label: 'Price: high to low' });
  await expect(page).toHaveURL(/\?category=fragrances&sort=price-high$/);
  await expect(page.getByLabel('Sort by')).toBeFocused();
  await expect
    .poll(() => cardNames(page))
    .toEqual([
      'Pumpkin Spice Fragrance Oil',
      'French Lavender Fragrance Oil',
      'Clean Linen Fragrance Oil',
      'Vanilla Bean Fragrance Oil',
    ]);
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('featured');
  await page.goBack();
  await expect(page.getByRole('main').getByText('15 products')).toBeVisible();
});

test('an address with filter, order and term is served as it will stay @whole', async ({ page }) => {
  const response = await page.goto('/shop?search=wicks&sort=price-low');
  expect(await response?.text()).toContain('3 products');
  await untilStarted(page);
  expect(await cardNames(page)).toEqual([
    'Premium Cotton Wicks',
    'Pre-Tabbed Cotton Wicks',
    'Braided Cotton Wicks',
  ]);
  // This link goes with its press, and its focus would go with it.
  await page.getByRole('link', { name: 'Clear the search for wicks' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the header suggests as one types; the choice leads to the product @whole', async ({ page }) => {
  await openPage(page, '/about');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('lavendar');
  const suggestions = page.getByRole('region', { name: 'Suggestions' });
  await suggestions.getByRole('link', { name: /French Lavender/ }).click();
  await expect(page).toHaveURL(/\/fragrance-oils\/french-lavender$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('French Lavender Fragrance Oil');
});

test('the soy wax kits arrive from the service and can be added @whole', async ({ page }) => {
  await openPage(page, '/candle-making-kits/soy-wax');
  const kits = page.getByRole('region', { name: 'The kits' });
  await expect(kits.getByRole('link', { name: 'Beginner Candle Making Kit' })).toBeVisible();
  await kits.getByRole('button', { name: 'Add Complete Candle Gift Set to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart (1)' })).toBeVisible();
});

test('while the soy wax kits are on their way eight equal boxes stand there, of the size of a card @whole', async ({
  page,
}) => {
  let answer = () => {};
  const hold = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/products*', async (route) => {
    await hold;
    await route.continue();
  });
  await openPage(page, '/candle-making-kits/soy-wax');
  const boxes = page.getByTestId('skeleton');
  await expect(boxes).toHaveCount(8);
  const box = await boxes.first().boundingBox();
  answer();
  const card = page.getByRole('region', { name: 'The kits' }).getByRole('article').first();
  await expect(card).toBeVisible();
  const cardBox = await card.boundingBox();
  expect(cardBox?.width).toBe(box?.width);
  expect(Math.abs((cardBox?.height ?? 0) - (box?.height ?? 0))).toBeLessThan(30);
});

test('when the service is away the page says so, and Try again brings the kits @whole', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/503/);
  let isAway = true;
  await page.route('**/api/products*', (route) =>
    isAway ? route.fulfill({ status: 503, json: { error: 'internal_error' } }) : route.continue(),
  );
  await openPage(page, '/candle-making-kits/soy-wax');
  await expect(page.getByRole('heading', { name: 'We couldn’t load the soy wax kits' })).toBeVisible();
  isAway = false;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Medium Candle Making Kit' })).toBeVisible();
});

test('a bundle in the cart leads to its place on the gifts page @whole', async ({ page }) => {
  await openPage(page, '/product/deluxe-gift-set');
  await expect(page).toHaveURL(/\/candle-making-kits\/gifts#deluxe-gift-set$/);
  await expect(page.locator('#deluxe-gift-set')).toBeInViewport();
});

test('on a phone price and buttons stand on the first screen; further down a bar keeps them', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, '/candle-making-kits/beginner-candle-making-kit');
  const bar = page.getByRole('region', { name: 'Buy Beginner Candle Making Kit' });
  await expect(page.getByRole('main').getByText('$29.99').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeInViewport({ ratio: 1 });
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: 'You Might Also Need' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(bar.getByText('$29.99')).toBeInViewport();
  await bar.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart (1)' })).toBeVisible();
});

for (const size of [
  { width: 375, height: 667 },
  { width: 320, height: 568 },
]) {
  test(`price and buttons stand on the first screen of ${size.width} × ${size.height}, at the longest name @whole`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openPage(page, '/wax/premium-wax');
    await expect(page.getByRole('main').getByText('$22.99').first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeInViewport({ ratio: 1 });
  });
}

test('the bar on a phone never covers what has the focus @whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openPage(page, '/wax/soy-wax');
  const bar = page.getByRole('region', { name: 'Buy Soy Wax' });
  await page.getByRole('button', { name: 'Buy Now' }).focus();
  const covered: string[] = [];
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab');
    covered.push(
      ...(await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector('[aria-label="Buy Soy Wax"]');
        if (!focused || !bar || bar.contains(focused)) return [];
        const box = focused.getBoundingClientRect();
        return box.bottom > bar.getBoundingClientRect().top ? [focused.textContent ?? ''] : [];
      })),
    );
  }
  expect(covered).toEqual([]);
  await expect(bar).toBeVisible();
  // To a media query, 568 px with text of twice the size are half as many.
  await page.setViewportSize({ width: 320, height: 284 });
  await expect(bar).toBeHidden();
});

test('a bar that comes after the focus does not cover it either @whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  // A busy browser tells late that the page's own buttons have left the window: here, when the test says.
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    const told = new Promise((resolve) => Object.assign(window, { tell: resolve }));
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => void told.then(() => callback(entries, observer)), options);
      }
    };
  });
  await openPage(page, '/wax/soy-wax');
  const card = page.getByRole('link', { name: 'Clear Glass Jars' });
  await page.getByRole('button', { name: 'Returns' }).last().focus();
  await page.keyboard.press('Tab');
  await expect(card).toBeFocused();
  const bar = page.getByRole('region', { name: 'Buy Soy Wax' });
  await expect(bar).toBeHidden();
  await page.evaluate(() => Reflect.get(window, 'tell')());
  await expect(bar).toBeVisible();
  const bottom = await card.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
});

test('the accordion works by keyboard: one open, and closed again', async ({ page }) => {
  await openPage(page, '/containers/clear-glass-jars');
  const delivery = page.getByRole('button', { name: 'Delivery' });
  await delivery.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Standard: 3–5 business days')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Returns' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Standard: 3–5 business days')).toBeHidden();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Returns' })).toHaveAttribute('aria-expanded', 'false');
});

test('a card has two Tab stops: the link over the whole card and the button @whole', async ({ page }) => {
  await openPage(page, '/containers');
  const link = page.getByRole('main').getByRole('link', { name: 'Clear Glass Jars' });
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add Clear Glass Jars to cart' })).toBeFocused();
  // A press on the picture is a press on the link.
  const picture = page.getByRole('article').first().locator('img');
  const box = await picture.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
  await expect(page).toHaveURL(/\/containers\/clear-glass-jars$/);
});

test('testimonials stand still under the keyboard and move on without it @whole', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/');
  const dot = (number: number) => page.getByRole('button', { name: `Go to testimonial ${number}` });
  await dot(2).focus();
  await page.clock.runFor(11_000);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(5100);
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
});

test('a translated page says what its button does and its link clears now @whole', async ({ page }) => {
  await openPage(page, '/');
  await translate(page);
  await page.getByRole('button', { name: 'Pause testimonials' }).click();
  await expect(page.getByRole('button', { name: 'Play testimonials' })).toBeVisible();

  await openPage(page, '/shop?search=zzzz');
  await translate(page);
  await page.getByRole('main').getByRole('link', { name: 'cotton wicks' }).click();
  await expect(page.getByRole('link', { name: 'Clear the search for cotton wicks' })).toBeVisible();
});

test('where less motion is asked for there is no pause button and nothing moves @whole', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openPage(page, '/');
  await page.clock.runFor(11_000);
  await expect(page.getByRole('button', { name: 'Go to testimonial 1' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByRole('button', { name: /testimonials$/ })).toBeHidden();
});

test('a picture that cannot be loaded becomes a box with the name @whole', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/404|ERR_FAILED|Failed to load/);
  await page.route('**/media/mf-catalog/soy-wax.*', (route) => route.fulfill({ status: 404 }));
  await openPage(page, '/wax/soy-wax');
  const box = page.getByRole('main').getByRole('img', { name: 'Soy Wax', exact: true });
  await expect(box).toBeVisible();
  const broken = page.getByRole('main').locator('img[src*="/soy-wax."]');
  await expect(broken).toHaveCount(0);
});
