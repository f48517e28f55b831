import type { Page } from '@playwright/test';
import { snippet } from '../support/docSnippets';
import { layouts } from '../support/hostile-hosts/layouts';
import { closeHost, hostOrigin, visitHost } from '../support/hostile-hosts/visitHost';
import { expect, test } from '../support/journey';
import { unlessCommon } from '../support/whole';

const shop = () => process.env.SHOP_URL as string;
const script = () => `<script type="module" async src="${shop()}/embed/calculators.js"></script>`;
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' });

test.afterAll(closeHost);

for (const width of [1280, 390]) {
  test(`in ${Object.keys(layouts).length} layouts on ${width} px the calculator has room, and the page no scroll bar${unlessCommon(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visitHost(page, script());
    for (const [name, html] of Object.entries(layouts)) {
      await page.evaluate(
        (inner) => {
          document.body.innerHTML = inner;
        },
        html.replace('X', '<candle-calculator></candle-calculator>'),
      );
      await calculate(page).waitFor();
      const { own, wanted, overflow } = await page.evaluate(() => ({
        own:
          document
            .querySelector('candle-calculator')
            ?.shadowRoot?.querySelector('[part=root]')
            ?.getBoundingClientRect().width ?? 0,
        wanted: Math.min(320, document.querySelector('[style*="280px"]')?.clientWidth ?? 320),
        overflow: document.documentElement.scrollWidth - innerWidth,
      }));
      expect(own, name).toBeGreaterThanOrEqual(wanted);
      expect(overflow, name).toBeLessThanOrEqual(0);
    }
  });
}

test('in a narrow place the words above the table of wicks are read without scrolling @whole', async ({
  page,
}) => {
  await visitHost(
    page,
    `${script()}<div style="width:300px"><candle-calculator type="wick-guide"></candle-calculator></div>`,
  );
  const words = await page.getByText('Wick sizes by inside diameter.').boundingBox();
  const place = await page.locator('candle-calculator').boundingBox();
  if (!words || !place) throw new Error('nothing is shown');
  expect(words.x + words.width).toBeLessThanOrEqual(place.x + place.width);
  await expect(page.getByRole('table', { name: /^Wick sizes by inside diameter\./ })).toBeVisible();
});

test('on paper no column of the table of wicks is cut off @whole', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await visitHost(page, `${script()}<candle-calculator type="wick-guide"></candle-calculator>`);
  await calculate(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table');
  const room = await table.locator('xpath=..').boundingBox();
  expect((await table.boundingBox())?.width).toBeLessThanOrEqual(room?.width ?? 0);
});

/** Sum of layout shifts, as browsers count them. */
const counter = `<script>
  window.shifts = 0;
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shifts += value; })
    .observe({ type: 'layout-shift', buffered: true });
</script>`;

async function listShifts(page: Page, body: string, isReady: () => Promise<unknown>, css = '') {
  const text = '<p>Our own text, which stands below and shall stay where it is.</p>'.repeat(12);
  await visitHost(page, `${body}${text}`, { head: `${counter}<style>body{margin:0}${css}</style>` });
  await isReady();
  // Shifts are told after the frame that made them.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  return page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

const types = ['wax', 'fragrance', 'supplies', 'wick-guide'];
const room = () => snippet('custom-element.md', ':not(:defined', shop());

for (const width of [1280, 390]) {
  test(`nothing moves when one, four, a framed or a mounted calculator comes, on ${width} px @whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shown = (count: number) => async () => {
      await expect(calculate(page)).toHaveCount(count);
      await calculate(page).last().waitFor();
    };
    for (const type of types) {
      const one = `${script()}<candle-calculator type="${type}"></candle-calculator>`;
      expect(await listShifts(page, one, shown(1), room()), type).toBeLessThanOrEqual(0.1);
    }
    const four = types.map((type) => `<candle-calculator type="${type}"></candle-calculator>`).join('');
    expect(await listShifts(page, script() + four, shown(4), room()), 'four').toBeLessThanOrEqual(0.1);

    const result = '<candle-calculator diameter="8" height="9"></candle-calculator>';
    expect(
      await listShifts(page, script() + result, shown(1), room().replace('750px', '1900px')),
      'with a result',
    ).toBeLessThanOrEqual(0.1);

    const mounted = `<div id="calculator"></div><script type="module" async>${snippet('federation.md', "container.get('./mount')", shop())}</script>`;
    const mountRoom = snippet('federation.md', '#calculator {', shop());
    expect(await listShifts(page, mounted, shown(1), mountRoom), 'mounted').toBeLessThanOrEqual(0.1);

    const frame = snippet('iframe.md', '<iframe', shop()).replace(
      'https://your-site.example',
      await hostOrigin(),
    );
    const framed = () =>
      expect(page.frameLocator('iframe').getByRole('button', { name: 'Calculate' })).toBeVisible();
    expect(await listShifts(page, frame, framed), 'framed').toBeLessThanOrEqual(0.1);
  });
}

test('properties do what attributes do, also those that were set before the script came @whole', async ({
  page,
}) => {
  await visitHost(page, '<candle-calculator></candle-calculator>');
  await page.evaluate(() =>
    Object.assign(document.querySelector('candle-calculator') as Element, {
      type: 'supplies',
      theme: 'dark',
    }),
  );
  await page.addScriptTag({ url: `${shop()}/embed/calculators.js` });
  await expect(page.getByRole('form', { name: 'Supplies calculator' })).toBeVisible();
  await expect(page.locator('[part=root]')).toHaveAttribute('data-theme', 'dark');
  const state = await page.evaluate(() => {
    const element = document.querySelector('candle-calculator') as HTMLElement & Record<string, unknown>;
    Object.assign(element, { type: 'wax', diameter: 8, height: 9, theme: null });
    return {
      type: element.getAttribute('type'),
      diameter: element.diameter,
      theme: element.getAttribute('theme'),
    };
  });
  expect(state).toEqual({ type: 'wax', diameter: '8', theme: null });
  await expect(page.getByRole('region', { name: 'Your candle recipe' })).toContainText('407.2 g');
});

test('a result that the presets gave is told like one of a press, with its cause @whole', async ({
  page,
}) => {
  await visitHost(page, script());
  await page.evaluate(() => {
    const causes: string[] = [];
    Object.assign(window, { causes });
    document.addEventListener('calculated', (event) => causes.push((event as CustomEvent).detail.cause));
    document.body.insertAdjacentHTML(
      'beforeend',
      '<candle-calculator diameter="8" height="9"></candle-calculator>',
    );
  });
  const causes = () => page.evaluate(() => (window as unknown as { causes: string[] }).causes);
  await expect.poll(causes).toEqual(['preset']);
  await calculate(page).click();
  await expect.poll(causes).toEqual(['preset', 'button']);
});

test('the theme auto follows the device while the page is open @whole', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visitHost(page, `${script()}<candle-calculator theme="auto"></candle-calculator>`);
  const root = page.locator('[part=root]');
  await expect(root).toHaveCSS('background-color', 'rgb(251, 248, 243)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveCSS('background-color', 'rgb(30, 26, 23)');
});

/** Where each token of a color is seen, with a result on the page. */
const seen: Record<string, [selector: string, property: string]> = {
  accent: ['[type=submit]', 'background-color'],
  'on-accent': ['[type=submit]', 'color'],
  paper: ['[part=root]', 'background-color'],
  panel: ['[part=result]', 'background-color'],
  field: ['[name=height]', 'background-color'],
  ink: ['[part=result] h2', 'color'],
  'ink-soft': ['[part=figure] dt', 'color'],
  line: ['[part=root]', 'border-top-color'],
  'line-strong': ['[name=height]', 'border-top-color'],
  invalid: ['[aria-invalid=true]', 'border-top-color'],
  'accent-strong': [':focus-visible', 'outline-color'],
};

test('every token of a color reaches what it is for, in both themes @whole', async ({ page }) => {
  const tokens = Object.entries(seen).map(([name], index) => [name, `rgb(${index + 1}, 2, 3)`] as const);
  const css = tokens.map(([name, color]) => `--candle-${name}: ${color};`).join(' ');
  for (const theme of ['light', 'dark']) {
    await visitHost(
      page,
      `${script()}<candle-calculator theme="${theme}" diameter="8" height="9"></candle-calculator>`,
      { head: `<style>candle-calculator { ${css} }</style>` },
    );
    for (const [name, color] of tokens) {
      const [selector, property] = seen[name] ?? [];
      if (name === 'invalid') {
        await page.getByLabel('Height (cm)').fill('-3');
        await page.keyboard.press('Enter');
      }
      const first = page
        .locator('candle-calculator')
        .locator(selector ?? '')
        .first();
      await expect(first, `${theme}: ${name}`).toHaveCSS(property ?? '', color);
    }
  }
});

test('every token reaches everything, and fields and buttons are parts', async ({ page }) => {
  const css = `candle-calculator { --candle-radius: 2px; --candle-font: monospace }
    candle-calculator::part(field) { border-color: rgb(1, 2, 3) } candle-calculator::part(button) { letter-spacing: 3px }`;
  await visitHost(page, `${script()}<candle-calculator diameter="8" height="9"></candle-calculator>`, {
    head: `<style>${css}</style>`,
  });
  await calculate(page).waitFor();
  for (const target of [
    page.getByLabel('Diameter (cm)'),
    calculate(page),
    page.getByRole('region', { name: 'Your candle recipe' }),
  ]) {
    await expect(target).toHaveCSS('border-radius', '2px');
    await expect(target).toHaveCSS('font-family', 'monospace');
  }
  await expect(page.getByRole('heading', { name: 'Your candle recipe' })).toHaveCSS(
    'font-family',
    'monospace',
  );
  await expect(page.getByLabel('Wax type')).toHaveCSS('border-color', 'rgb(1, 2, 3)');
  await expect(calculate(page)).toHaveCSS('letter-spacing', '3px');
  // A card of its own, with air around its text.
  await expect(page.locator('[part=root]')).toHaveCSS('padding', '24px');
});
