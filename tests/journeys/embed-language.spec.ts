import { snippet } from '../support/docSnippets';
import { closeHost, visitHost } from '../support/hostile-hosts/visitHost';
import { expect, expectNoAxeViolations, test } from '../support/journey';
import { unlessCommon } from '../support/whole';

const shop = () => process.env.SHOP_URL as string;
const script = (name = 'calculators') =>
  `<script type="module" async src="${shop()}/embed/${name}.js"></script>`;
const recipe = 'units="metric" diameter="8" height="9" candles="4"';

test.afterAll(closeHost);

for (const name of ['calculators', 'calculators-all']) {
  test(`${name}.js speaks German, with German numbers, and keeps what was typed when the language changes${unlessCommon(name === 'calculators')}`, async ({
    page,
  }) => {
    await visitHost(page, `<candle-calculator lang="de" ${recipe}></candle-calculator>${script(name)}`);
    const element = page.locator('candle-calculator');
    await expect(element.getByRole('region', { name: 'Dein Kerzenrezept' })).toContainText('1628,6 g');
    await expect(element).toContainText('4 Kerzen, innen 8 cm breit und 9 cm hoch, Sojawachs');
    await expect(element.locator('.candle')).toHaveAttribute('lang', 'de');
    await expectNoAxeViolations(page, 'candle-calculator');
    await element.getByLabel('Anzahl der Kerzen').fill('5');
    await element.evaluate((node) => node.setAttribute('lang', 'en'));
    await expect(element.getByLabel('Number of candles')).toHaveValue('5');
  });
}

test('what a translator puts in place of texts goes with the next result', async ({ page }) => {
  await visitHost(page, `<candle-calculator ${recipe}></candle-calculator>${script()}`);
  const element = page.locator('candle-calculator');
  const wax = element.locator('[data-figure=waxGrams]');
  await expect(wax).toHaveText('1628.6 g');
  await element.evaluate(translate);
  await element.locator('[name=candles]').fill('5');
  await element.locator('[type=submit]').click();
  await expect(wax).toHaveText('2035.8 g');
  expect(await element.evaluate(({ shadowRoot }) => shadowRoot?.querySelectorAll('font').length)).toBe(0);
});

test('every kind speaks German whole: no English word is left', async ({ page }) => {
  const kinds = ['wax', 'fragrance weight="500"', 'supplies', 'wick-guide'];
  const tags = kinds.map((kind) => {
    const [type, fields = recipe] = kind.split(/ (.*)/);
    return `<candle-calculator lang="de-AT" type="${type}" ${fields}></candle-calculator>`;
  });
  await visitHost(page, tags.join('') + script());
  await expect(page.getByRole('button', { name: 'Berechnen' })).toHaveCount(4);
  const { messages } = await (await page.request.get(`${shop()}/embed/en.js`)).text().then(readModule);
  const shown = await page
    .locator('candle-calculator')
    .evaluateAll((all) => all.map(({ shadowRoot }) => shadowRoot?.textContent ?? '').join(' '));
  // Sentences without places, long enough to be no word of both languages.
  const sentences = Object.keys(messages).filter((text) => text.length > 12 && !text.includes('{'));
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.filter((text) => shown.includes(text))).toEqual([]);
  // '8 %' in German, '8%' in English.
  expect(shown).toMatch(/\d %/);
  expect(shown).not.toMatch(/\d%/);
});

test('the documented words of an integrator stand in place of ours, in a language of their own @whole', async ({
  page,
}) => {
  await visitHost(page, `<candle-calculator ${recipe}></candle-calculator>${script()}`);
  const element = page.locator('candle-calculator');
  await expect(element.getByRole('button', { name: 'Calculate' })).toBeVisible();
  await page.addScriptTag({ content: snippet('custom-element.md', "lang = 'fr'", shop()) });
  await expect(element.getByRole('button', { name: 'Calculer' })).toBeVisible();
  await expect(element).toContainText('4 bougies');
  await expect(element).toContainText('1628,6 g');
});

test('dollars are written as the page says; another currency’s sign is not put beside them @whole', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/Prices are in US dollars, not in (€|R\$)\./);
  const supplies = `type="supplies" diameter="3" height="4" load="10"`;
  await visitHost(
    page,
    `<candle-calculator ${supplies} currency="US$"></candle-calculator><candle-calculator ${supplies} lang="de" units="imperial" currency="€"></candle-calculator><candle-calculator ${supplies} currency="R$"></candle-calculator>${script()}`,
  );
  const cost = page.locator('[data-figure=estimatedCost]');
  await expect(cost.nth(0)).toHaveText('US$0.74');
  await expect(cost.nth(1)).toHaveText('0,74 $');
  await expect(cost.nth(2)).toHaveText('$0.74');
});

test('where the German words cannot be had, the calculator speaks English @whole', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/./);
  await page.route(`${shop()}/r/**/de.js*`, (route) => route.abort());
  await visitHost(page, `<candle-calculator lang="de"></candle-calculator>${script()}`);
  const element = page.locator('candle-calculator');
  await expect(element.getByRole('button', { name: 'Calculate' })).toBeVisible();
  await expect(element.locator('.candle')).toHaveAttribute('lang', 'en');
});

test('a frame says its language and its name @whole', async ({ page }) => {
  await page.goto(`${shop()}/embed/frame.html?type=supplies&lang=de`);
  await expect(page).toHaveTitle('Materialrechner');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectNoAxeViolations(page, 'body');
});

/** As translating pages do: each text in an element of their own, in place of ours. */
function translate({ shadowRoot }: Element) {
  if (!shadowRoot) return;
  const texts = document.createTreeWalker(shadowRoot, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const font = document.createElement('font');
    font.textContent = text.textContent;
    text.parentNode?.replaceChild(font, text);
  }
}

/** The exports of a module that was fetched as text. */
function readModule(text: string): Promise<{ messages: Record<string, string> }> {
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
}

test('a comma that an English browser would drop becomes a point inside the element, too', async ({
  page,
}) => {
  await visitHost(page, `<candle-calculator></candle-calculator>${script()}`);
  const diameter = page.getByLabel('Diameter (cm)');
  await diameter.pressSequentially('7,5');
  await expect(diameter).toHaveValue('7.5');
  await diameter.fill('');
  await diameter.pressSequentially('1,000');
  await expect(diameter).toHaveAttribute('aria-invalid', 'true');
  for (const text of ['1,000.5', '1.000,5']) {
    await diameter.fill('');
    await diameter.pressSequentially(text);
    await expect(diameter, text).toHaveAccessibleDescription(/can’t read this number/);
  }
  await diameter.press('Control+A');
  await diameter.pressSequentially('.5');
  await expect(diameter).toHaveValue('.5');
});
