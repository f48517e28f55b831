import { expect, test, untilStarted } from '../support/journey';

test('a product that a guide names goes into the cart from there', async ({ page }) => {
  await page.goto('/guides/wax-types');
  await untilStarted(page);
  const products = page.getByRole('region', { name: 'Waxes in this guide' });
  await products.getByRole('button', { name: /Add .*Soy Wax|Soy Wax.*cart/i }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart (1)' })).toBeVisible();
});

test('the products of a guide are there also where another guide was left before its own were near @whole', async ({
  page,
}) => {
  await page.goto('/guides/fragrance-blending');
  await untilStarted(page);
  // Without a pointer, which would load them ahead.
  await page.getByRole('link', { name: 'pouring temperature' }).dispatchEvent('click');
  const products = page.getByRole('region', { name: 'Waxes in this guide' });
  await expect(products.getByRole('button', { name: /Add .*Soy Wax|Soy Wax.*cart/i })).toBeVisible();
});

test('an address that names a question opens its answer; another one closes it @whole', async ({ page }) => {
  await page.goto('/faq#cure-time');
  const answer = page.getByText(/24–48 hours, under a lid or a saucer/);
  await expect(answer).toBeVisible();
  await expect(page.getByRole('button', { name: 'How long should a candle cure?' })).toBeInViewport();
  await page.getByRole('button', { name: 'How can I pay?' }).click();
  await expect(answer).toBeHidden();
  await expect(page.getByText(/hosted by Stripe/)).toBeVisible();
});

test('a link to a section of another guide ends at that section @whole', async ({ page }) => {
  await page.goto('/guides/fragrance-blending');
  await untilStarted(page);
  await page.getByRole('link', { name: 'pouring temperature' }).click();
  await expect(page).toHaveURL(/\/guides\/wax-types#pouring-temperatures$/);
  await expect(page.getByRole('heading', { name: 'Pouring temperatures' })).toBeInViewport();
});

test('the open help tab is in the HTML of its address, follows the arrow keys and survives a reload', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/help?tab=returns')).text();
  expect(html).toMatch(/aria-selected="true"[^>]*>Returns &amp; Policies/);

  await page.goto('/help');
  await untilStarted(page);
  await page.getByRole('tab', { name: 'Shipping' }).focus();
  await page.keyboard.press('ArrowRight');
  const returns = page.getByRole('tab', { name: 'Returns & Policies' });
  await expect(returns).toBeFocused();
  await expect(page).toHaveURL(/\?tab=returns$/);
  await page.reload();
  await expect(page.getByText('Returns in short')).toBeVisible();
});

test('Track an Order leads to a page that takes the Order Reference @whole', async ({ page }) => {
  await page.goto('/sitemap');
  await untilStarted(page);
  await page.getByRole('main').getByRole('link', { name: 'Track an Order' }).click();
  await expect(page).toHaveURL(/\/help\/track-order$/);
  await expect(page.getByRole('textbox', { name: 'Order Reference' })).toBeVisible();
});

test('the contact form names what is missing, then thanks and sends nothing', async ({ page }) => {
  await page.goto('/contact');
  await untilStarted(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(field('Name')).toBeFocused();
  await expect(page.getByText('Enter your message.')).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await field('Email').fill('ada@example.com');
  await field('Subject').fill('Wicks');
  await field('Message').fill('Which size?');
  await send.click();
  await expect(page.getByText('Message sent!')).toBeVisible();
  await expect(page.getByText("We'll get back to you as soon as possible.")).toBeVisible();
  await expect(field('Message')).toHaveValue('');
  expect(posts).toEqual([]);
});

test('a wide table scrolls inside its own box by keyboard on a phone @whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guides/wax-types');
  await untilStarted(page);
  const box = page.getByRole('region', { name: 'Four candle waxes compared' });
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('from 1024 px a table is wider than the text, and scrolls nowhere @whole', async ({ page }) => {
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/guides/wax-types');
    const box = page.getByRole('region', { name: 'Four candle waxes compared' });
    const [table, inside, text, overflow] = await box.evaluate((element) => [
      element.clientWidth,
      element.scrollWidth,
      document.querySelector('main p')?.clientWidth ?? 0,
      document.documentElement.scrollWidth - innerWidth,
    ]);
    expect(table).toBeGreaterThan(608);
    expect(inside).toBe(table);
    expect(text).toBeLessThan(608);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test('on paper a guide is its words, tables and pictures: no menu, no shop, and every kind of wick @whole', async ({
  page,
}) => {
  await page.goto('/guides/wick-selection');
  await untilStarted(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByText('Zinc core wicks', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('on paper the FAQ gives every answer @whole', async ({ page }) => {
  await page.goto('/faq');
  await untilStarted(page);
  const answer = page.getByText(/24–48 hours, under a lid or a saucer/);
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(page.getByText(/hosted by Stripe/)).toBeVisible();
});

test('a short film is asked for only after the press, and plays with its captions @whole', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4|vtt)$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/video-tutorials/pouring-techniques');
  await untilStarted(page);
  expect(asked).toEqual([]);
  const film = page.getByLabel(/^Short film: Pouring/);
  const { width, height } = (await film.boundingBox()) ?? { width: 0, height: 0 };
  expect(width / height).toBeCloseTo(16 / 9, 2);
  await page.getByRole('button', { name: /^Play the short film/ }).click();
  await expect(film).toBeFocused();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => [video.videoWidth, Math.round(video.duration)]))
    .toEqual([960, 60]);
  await expect
    .poll(() =>
      film.evaluate(({ textTracks: [captions] }: HTMLVideoElement) => [
        captions?.mode,
        captions?.cues?.length,
      ]),
    )
    .toEqual(['showing', 11]);
});

test('what the privacy policy says of storage and cookies is so @whole', async ({ page, context }) => {
  await page.goto('/privacy-policy');
  await untilStarted(page);
  const policy = (await page.getByRole('main').textContent()) ?? '';
  await page.goto('/product/soy-wax');
  await untilStarted(page);
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /Your Cart/ })).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).toContain('cart');
  for (const name of stored) expect(policy).toContain(name);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto('/wax-calculator');
  await page.locator('html[data-tools="offline-ready"]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^tools-/)]);
  expect(policy).toContain('a copy of the tools and of the product list');
  expect(await context.cookies()).toEqual([]);
});

test('a video asks nothing of its host before the press, and plays in the privacy-enhanced player after it @whole', async ({
  page,
}) => {
  // No video has been published yet: this journey gives the page an id, and stands in for the host.
  await page.route(/\/r\/mf-learn\/[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/videoId:\s*null/g, 'videoId:"a-video"');
    await route.fulfill({ response, body });
  });
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  // From a page that does not hold the list of videos itself.
  await page.goto('/blog/troubleshooting-candle-making');
  await untilStarted(page);
  await page.getByRole('link', { name: 'Video: Troubleshooting Your Candles' }).click();
  const play = page.getByRole('button', { name: /^Play video/ });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  await expect(page.getByTitle('Video: Troubleshooting Your Candles')).toBeFocused();
  await expect.poll(() => asked).toEqual([expect.stringContaining('/embed/a-video?autoplay=1')]);
});
