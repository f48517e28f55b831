import { createHash } from 'node:crypto';
import { expect, test } from '../support/journey';
import { unlessCommon } from '../support/whole';

test.use({ javaScriptEnabled: false });
// The browser reports each preloaded script that it was told not to run.
test.beforeEach(({ expectMessage }) => expectMessage(/^request failed: \S+\.js csp$/));

const pages = [
  { path: '/', heading: /candles/i, text: 'From $29.99', link: '/candle-making-kits' },
  { path: '/shop', heading: 'Shop Candle Making Supplies', text: '$14.99', link: '/wax/soy-wax' },
  { path: '/wax/soy-wax', heading: 'Soy Wax', text: '$14.99', link: '/wax' },
  { path: '/learn', heading: /Learn/, text: '15 minutes', link: '/guides/wax-types' },
  { path: '/wax-calculator', heading: /Wax Calculator/, text: 'Diameter', link: '/shop' },
];

for (const { path, heading, text, link } of pages) {
  test(`${path} can be read without JavaScript, and carries its head in the HTML${unlessCommon(path === '/wax/soy-wax')}`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.locator(`a[href="${link}"]`).first()).toBeAttached();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Contact');
    const picture = page.getByRole('main').locator('img').first();
    if (path !== '/wax-calculator') {
      await expect(picture).toBeVisible();
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    expect(await page.title()).not.toBe('');
    expect((await content('meta[name=description]'))?.length).toBeGreaterThanOrEqual(50);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
    expect(await content('meta[property="og:title"]')).toBe(await page.title());
    expect(await content('meta[property="og:image"]')).toMatch(/^http/);
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text)['@context'])).toContain('https://schema.org');
  });
}

test('no page holds an executable inline script, and its styles are allowed by their hash', async ({
  request,
}) => {
  for (const { path } of [...pages, { path: '/cart' }, { path: '/nowhere' }]) {
    const response = await request.get(path);
    const html = await response.text();
    const policy = response.headers()['content-security-policy'] ?? '';
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const executable = scripts.filter(
      (attributes) => !/type="application\/(ld\+)?json"|src="/.test(attributes),
    );
    expect(executable).toEqual([]);
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
    expect(styles.length).toBeGreaterThan(0);
    for (const text of styles) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(policy).not.toContain('unsafe-inline');
    expect(html).not.toMatch(/\sstyle="|\son[a-z]+="/);
  }
});

const forms = [
  { path: '/', button: 'Subscribe', reason: null },
  { path: '/contact', button: 'Send message', reason: /needs JavaScript.*write to/ },
  { path: '/help/track-order', button: 'Track order', reason: /needs JavaScript.*write to/ },
];

for (const { path, button, reason } of forms) {
  test(`what is typed into the form of ${path} is in no address and stays where it was typed${unlessCommon(path === '/contact')}`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path);
    const form = page.getByRole('main').locator('form', { has: page.getByRole('button', { name: button }) });
    for (const field of await form.getByRole('textbox').all()) await field.fill('ada@example.com');
    await form.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL(`${baseURL}${path}`);
    for (const field of await form.getByRole('textbox').all())
      await expect(field).toHaveValue('ada@example.com');
    // Text of a noscript element is none to Playwright; its paragraph's is.
    if (reason) await expect(form.locator('noscript p')).toHaveText(reason);
  });
}

test('the soy wax kits are no empty boxes but links to the lists that have them, and no dead dropdown stands above the shop @whole', async ({
  page,
}) => {
  await page.goto('/candle-making-kits/soy-wax');
  await expect(page.getByTestId('skeleton').first()).toBeHidden();
  const kits = page.getByRole('region', { name: 'The kits' });
  await expect(kits.getByRole('link', { name: 'candle-making kits' })).toBeVisible();
  await expect(kits.getByRole('link', { name: 'gift bundles' })).toBeVisible();
  await page.goto('/shop');
  await expect(page.getByText('15 products')).toBeVisible();
  await expect(page.getByLabel('Filter by')).toBeHidden();
});

test('all testimonials can be read, and no dead buttons stand above them @whole', async ({ page }) => {
  await page.goto('/');
  const testimonials = page.getByRole('region', { name: 'What makers say' });
  await expect(testimonials.getByRole('button')).toHaveCount(0);
  for (const words of await testimonials.getByRole('blockquote').all()) await expect(words).toBeVisible();
  await expect(testimonials.getByRole('blockquote')).toHaveCount(3);
});

test('the header’s lists open, what needs script is not there, and the shop is searched by its own field', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Returns in short' })).toBeVisible();
  for (const name of ['Menu', 'Search', 'Dismiss offer'])
    await expect(page.getByRole('button', { name, exact: true, includeHidden: true })).toBeHidden();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('button', { name: 'Shop', exact: true }).click();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'All Products' }).click();
  await expect(page).toHaveURL(`${baseURL}/shop`);
  await page.locator('noscript input[name=search]').fill('soy wax');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}/shop?search=soy+wax`);
  await expect(page.getByText('“soy wax”')).toBeVisible();
});

test('below a result stands no button that needs script, but the link to what is in no pack', async ({
  page,
}) => {
  for (const path of [
    '/wax-calculator?diameter=8&height=9&candles=4',
    '/fragrance-calculator?weight=500',
    '/tools/supplies-calculator?diameter=3&height=4',
  ]) {
    await page.goto(path);
    await expect(page.locator('[data-figure]').first()).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'tools and accessories' })).toBeVisible();
    await expect(
      main.locator(':not(form *):is(button, [role=button])').filter({ visible: true }),
    ).toHaveCount(0);
  }
});
