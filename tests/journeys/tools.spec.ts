import { readFigures, surfaceVectors } from '../support/calculatorVectors';
import { expect, expectNoAxeViolations, test, untilStarted } from '../support/journey';
import { translate } from '../support/touchPage';
import { isWhole } from '../support/whole';

const pages = ['/wax-calculator', '/fragrance-calculator', '/tools/supplies-calculator', '/wick-guide'];
const recipe = '/wax-calculator?diameter=8&height=9&gap=0&candles=4&wax=soy&units=metric';

test('each vector is what its page shows, from the server and without script @whole', async ({
  page,
  request,
}) => {
  await page.route('**/*', (route) => route.abort());
  const wrong: string[] = [];
  const vectors = surfaceVectors.filter((_vector, index) => isWhole || index % 10 === 0);
  for (const { name, type, page: path, fields, expected } of vectors) {
    const response = await request.get(`${path}?${new URLSearchParams(fields)}`);
    const shown = await page.evaluate(
      ([html, kind, read]) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        return new Function('root', 'type', `return (${read})(root, type)`)(parsed, kind);
      },
      [await response.text(), type, readFigures.toString()] as const,
    );
    for (const [figure, value] of Object.entries(expected)) {
      if (shown[figure] !== value) wrong.push(`${name}: ${figure} is ${shown[figure]}, not ${value}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('results have no barrier and fit on 320 px, with the longest numbers @whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/wax-calculator?diameter=1000&height=1000&candles=10000&wax=beeswax',
    '/fragrance-calculator?weight=1000000&wax=paraffin&load=12',
    '/tools/supplies-calculator?diameter=400&height=400&candles=10000&wax=beeswax&load=15',
    '/wick-guide?diameter=8',
  ]) {
    await page.goto(path);
    await untilStarted(page);
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('on a narrow screen the kinds of wick share a row and no size spills over its bar @whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/wick-guide');
  const tops = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const chart = page.getByRole('img', { name: /^Wick sizes/ });
  const shown = await chart.locator('foreignObject').evaluateAll((bars) =>
    bars.flatMap((bar) => {
      const [box, text] = [bar.getBoundingClientRect(), bar.lastElementChild?.getBoundingClientRect()];
      if (!text || text.top >= box.bottom) return [];
      return [{ text: bar.textContent, spills: text.left < box.left || text.right > box.right }];
    }),
  );
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter(({ spills }) => spills)).toEqual([]);
});

test('a choice beside a text of two lines keeps its size @whole', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/wax-calculator');
  expect(await page.getByRole('checkbox').boundingBox()).toMatchObject({ width: 20, height: 20 });
});

test('typed, calculated, shared: the address opens the same recipe', async ({ page, context }) => {
  await page.goto('/wax-calculator');
  await untilStarted(page);
  await page.getByLabel('Diameter').fill('8');
  await page.getByLabel('Height').fill('9');
  await page.getByLabel('Number of candles').fill('4');
  await page.getByLabel('Wax type').selectOption('soy');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('region', { name: 'Your candle recipe' })).toContainText('1791.5 g');
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeFocused();
  const other = await context.newPage();
  await other.goto(page.url());
  await untilStarted(other);
  await expect(other.getByRole('region', { name: 'Your candle recipe' })).toContainText('1791.5 g');
});

test('the supplies calculator shows all five results, from zero on, to the letter', async ({ page }) => {
  await page.goto('/tools/supplies-calculator');
  await untilStarted(page);
  const main = page.getByRole('main');
  const lines = ['Wax amount', 'Fragrance amount', 'Wick count', 'Wick size', 'Estimated cost'];
  const shown = async () => {
    const texts: string[] = [];
    for (const name of lines) {
      const label = main.getByText(name, { exact: true });
      await expect(label).toBeVisible();
      texts.push((await label.locator('xpath=following-sibling::dd').textContent()) ?? '');
    }
    return texts;
  };
  expect(await shown()).toEqual(['0.00 oz', '0.00 oz', '0', '-', '$0.00']);
  await page.getByRole('button', { name: 'Calculate' }).click();
  expect(await shown()).toEqual(['0.00 oz', '0.00 oz', '0', '-', '$0.00']);
  await expect(page.getByLabel('Diameter')).toBeFocused();
  await expect(main.getByText('Still missing: Diameter (in).')).toBeVisible();
  await page.getByLabel('Diameter').fill('3');
  await page.getByLabel('Height').fill('4');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(main.getByText('14.71 oz')).toBeVisible();
  expect(await shown()).toEqual(['0.90 oz', '0.09 oz', '1', 'Medium (CD-8/10)', '$0.74']);
  await expect(main.getByText(/classic rule of thumb/)).toBeVisible();
});

test('arrow keys step a number, a wheel does not, and what cannot be read stays and is explained', async ({
  page,
}) => {
  await page.goto('/tools/supplies-calculator');
  await untilStarted(page);
  const diameter = page.getByLabel('Diameter');
  await diameter.press('ArrowUp');
  await expect(diameter).toHaveValue('0.5');
  await diameter.press('ArrowUp');
  await expect(diameter).toHaveValue('0.6');
  await diameter.hover();
  await page.mouse.wheel(0, -100);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(0);
  await expect(diameter).toHaveValue('0.6');

  const candles = page.getByLabel('Number of candles');
  await candles.fill('');
  await candles.pressSequentially('1.000');
  await expect(candles).toHaveAttribute('aria-invalid', 'true');
  await expect(candles).toHaveAccessibleDescription(/write a thousand as 1000/);
  await page.getByLabel('Height').pressSequentially('4-');
  await page.getByLabel('Diameter').fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Height')).toBeFocused();
  await expect(page.getByLabel('Height')).toHaveAccessibleDescription(/can’t read this number/);
  await expect(page.getByRole('region', { name: 'Your supplies' })).toHaveCount(0);
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(page.getByLabel('Height')).toHaveValue('4');
});

test('by keyboard: the slider moves with arrows, Home, End and Page keys @whole', async ({ page }) => {
  await page.goto('/fragrance-calculator');
  await untilStarted(page);
  const slider = page.getByRole('slider', { name: /fragrance load/i });
  await slider.focus();
  for (const [key, value] of [
    ['End', '10'],
    ['ArrowLeft', '9.5'],
    ['Home', '1'],
    ['ArrowRight', '1.5'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveValue(value);
    await expect(slider).toHaveAttribute('aria-valuetext', `${value} percent`);
  }
  await page.keyboard.press('PageUp');
  expect(Number(await slider.inputValue())).toBeGreaterThan(1.5);
});

test('what I need is in the cart after one confirming press', async ({ page }) => {
  await page.goto(recipe);
  await untilStarted(page);
  await page.getByRole('button', { name: 'Add what I need' }).click();
  await page.getByRole('button', { name: /^Add \d+ packs? to the cart/ }).click();
  const panel = page.getByRole('dialog', { name: /Your Cart/ });
  await expect(panel).toContainText('Soy Wax');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
  expect(stored.map((line: { slug: string }) => line.slug)).toContain('soy-wax');
});

test('the preset of our jar asks for the wax of the tip or the one bag that its page promises, and a wick that fits @whole', async ({
  page,
}) => {
  await page.goto('/wax/soy-wax');
  await expect(page.getByText('One bag fills 4 jars of 8 oz')).toBeVisible();
  await page.goto('/wax-calculator');
  await untilStarted(page);
  await page.getByLabel('Vessel').selectOption('clear-glass-jars');
  await expect(page.getByRole('img', { name: /^Your vessel to scale: 7.2 cm wide/ })).toBeVisible();
  await page.getByLabel('Number of candles').fill('4');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('button', { name: 'Add what I need' }).click();
  await expect(page.getByText('2 × Soy Wax')).toBeVisible();
  await page.getByLabel('Wax to spare').selectOption('Just enough: 1 pack');
  await expect(page.getByText('1 × Soy Wax')).toBeVisible();
  await expect(page.getByText('1 × Pre-Tabbed Cotton Wicks')).toBeVisible();
  await expect(page.getByText('1 × Clear Glass Jars')).toBeVisible();
});

test('for a width that nothing of ours fits, no wick and no jar is offered, and it says so @whole', async ({
  page,
}) => {
  await page.goto('/wax-calculator?diameter=12&height=8&gap=1&candles=1&wax=soy&units=metric');
  await untilStarted(page);
  await page.getByRole('button', { name: 'Add what I need' }).click();
  await expect(
    page.getByText(/don’t sell a wick for soy wax in a vessel of this size. Look for 1 × ECO/),
  ).toBeVisible();
  await expect(page.getByText(/don’t sell a vessel of this size/)).toBeVisible();
  const packs = page.getByRole('listitem').filter({ hasText: /left over/ });
  await expect(packs.filter({ hasText: 'Soy Wax' })).toHaveCount(1);
  await expect(packs.filter({ hasText: /Wicks|Jars|Containers/ })).toHaveCount(0);
});

const longRecipes = [
  '/wax-calculator?diameter=123.456&height=123.456&gap=1.25&candles=9999&wax=soy&formulas=99',
  '/fragrance-calculator?weight=123456.78&wax=paraffin&load=11.5&formulas=99',
  '/tools/supplies-calculator?diameter=123.456&height=123.456&gap=1.25&candles=9999&wax=beeswax&load=14.5&formulas=99',
];

for (const path of longRecipes) {
  test(`${path} prints on one page, without header and footer, with formula, dates and a burn-test table @whole`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await page.goto(path);
    await untilStarted(page);
    await page.getByRole('button', { name: 'Print this recipe' }).click();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article', { name: 'Printed recipe' });
    await expect(sheet.getByRole('heading', { name: 'How this is worked out' })).toBeVisible();
    await expect(sheet.getByRole('table', { name: 'Burn test' })).toBeVisible();
    await expect(page.locator('header').first()).toBeHidden();
    await expect(page.locator('footer').first()).toBeHidden();
    for (const format of ['A4', 'Letter']) {
      const paper = (await page.pdf({ format })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
  });
}

test('the browser’s own print command prints the recipe, too @whole', async ({ page }) => {
  await page.goto(recipe);
  await untilStarted(page);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: 'Printed recipe' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();
});

test('even where no script runs, paper takes the result and not the form @whole', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${recipe}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Your candle recipe' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Wax calculator' })).toBeHidden();
  await context.close();
});

test('in forced colors the measures of the drawing and the labels of the chart have the color of text @whole', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const getColors = (name: RegExp) =>
    page
      .getByRole('img', { name })
      .locator('text')
      .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).fill))]);
  const textColor = () => page.evaluate(() => getComputedStyle(document.body).color);
  await page.goto(recipe);
  expect(await getColors(/^Your vessel to scale/)).toEqual([await textColor()]);
  await page.goto('/wick-guide');
  expect(await getColors(/^Wick sizes by inside width/)).toEqual([await textColor()]);
});

test('in a translation that runs from right to left the words of drawing and chart stay in their places @whole', async ({
  page,
}) => {
  for (const [path, name] of [
    [recipe, /^Your vessel to scale/],
    ['/wick-guide', /^Wick sizes by inside width/],
  ] as const) {
    await page.goto(path);
    await untilStarted(page);
    const places = () =>
      page.getByRole('img', { name }).evaluate((drawing) =>
        [...drawing.querySelectorAll('text')].map((text) => {
          const { left } = text.getBoundingClientRect();
          return Math.round(left - drawing.getBoundingClientRect().left);
        }),
      );
    const before = await places();
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await places()).toEqual(before);
  }
});

test('a translated caption says how full the vessel is now @whole', async ({ page }) => {
  await page.goto(recipe);
  await untilStarted(page);
  await expect(page.getByRole('figure')).toContainText('Filled to the rim.');
  await translate(page);
  await page.getByRole('checkbox').check();
  await expect(page.getByRole('figure')).toContainText('The dashed line is your fill line.');
});

test('units chosen on one calculator stay for the next @whole', async ({ page }) => {
  await page.goto('/wax-calculator');
  await untilStarted(page);
  await page.getByLabel('Diameter').fill('9');
  await page.getByRole('radio', { name: 'inches and ounces' }).check();
  await expect(page.getByLabel('Diameter')).toHaveValue('3.543');
  await page.getByLabel('Height').fill('4');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('region', { name: 'Your candle recipe' })).toContainText('ECO 6');
  await page.goto('/fragrance-calculator');
  await untilStarted(page);
  await expect(page.getByRole('radio', { name: 'ounces' })).toBeChecked();
  for (const path of ['/tools/supplies-calculator', '/wax-calculator']) {
    await page.goto(path);
    await untilStarted(page);
    await expect(page.getByRole('radio', { name: 'inches and ounces' })).toBeChecked();
  }
});

test('after one visit the tools work offline, and only they @whole', async ({
  page,
  context,
  expectMessage,
}) => {
  expectMessage(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/wax-calculator');
  await page.locator('html[data-tools="offline-ready"]').waitFor({ state: 'attached' });
  await context.setOffline(true);
  for (const path of pages) {
    await page.goto(path);
    await untilStarted(page);
  }
  await page.goto('/wax-calculator');
  await untilStarted(page);
  await page.getByLabel('Diameter').fill('8');
  await page.getByLabel('Height').fill('9');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('region', { name: 'Your candle recipe' })).toContainText('407.2 g');
  // The recipe is in the address by now: a reload shows it again.
  await page.reload();
  await untilStarted(page);
  await expect(page.getByLabel('Diameter')).toHaveValue('8');
  await expect(page.getByRole('region', { name: 'Your candle recipe' })).toContainText('407.2 g');
  await expect(page.goto('/shop')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('on a full disk the tools work online @whole', async ({ page, context }) => {
  await page.goto('/wax-calculator');
  await page.locator('html[data-tools="offline-ready"]').waitFor({ state: 'attached' });
  await context.serviceWorkers()[0]?.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    Cache.prototype.put = () => Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'));
  });
  await page.goto(recipe);
  await untilStarted(page);
  await page.getByRole('button', { name: 'Add what I need' }).click();
  await expect(page.getByRole('button', { name: /^Add \d+ packs? to the cart/ })).toBeVisible();
});

test('a comma that an English browser would drop becomes a point, typed or pasted', async ({ page }) => {
  await page.goto('/wax-calculator');
  await untilStarted(page);
  const diameter = page.getByLabel('Diameter');
  const paste = async (text: string) => {
    await page.evaluate((copied) => {
      const source = document.createElement('textarea');
      source.value = copied;
      document.body.append(source);
      source.select();
    }, text);
    await page.keyboard.press('Control+C');
    await diameter.fill('');
    await page.keyboard.press('Control+V');
  };
  await diameter.pressSequentially('7,5');
  await expect(diameter).toHaveValue('7.5');
  await paste('8,25');
  await expect(diameter).toHaveValue('8.25');
  await expect(diameter).toHaveAttribute('aria-invalid', 'false');
  await paste('1,000');
  await expect(diameter).toHaveAttribute('aria-invalid', 'true');
  await expect(diameter).toHaveAccessibleDescription(/can’t read this number/);
  for (const text of ['1,000.5', '1.000,5', '1.000.5', '1,000,000.5']) {
    await paste(text);
    await expect(diameter, text).toHaveAccessibleDescription(/can’t read this number/);
    await diameter.fill('');
    await diameter.pressSequentially(text);
    await expect(diameter, text).toHaveAccessibleDescription(/can’t read this number/);
  }
  // Another number over the one that is there.
  await paste('8,25');
  await diameter.press('Control+A');
  await diameter.pressSequentially('.5');
  await expect(diameter).toHaveValue('.5');
  await diameter.press('Control+A');
  await page.keyboard.press('Control+V');
  await expect(diameter).toHaveValue('8.25');
  await diameter.press('Control+A');
  await page.keyboard.press('Control+V');
  await expect(diameter).toHaveValue('8.25');

  const candles = page.getByLabel('Number of candles');
  await candles.fill('');
  await candles.pressSequentially('1,000');
  await expect(candles).toHaveAttribute('aria-invalid', 'true');
});
