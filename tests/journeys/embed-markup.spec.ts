import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { readFigures, surfaceVectors } from '../support/calculatorVectors';
import { snippet } from '../support/docSnippets';
import { installPackage } from '../support/hostile-hosts/buildPackageHost';
import { startHostSite } from '../support/hostile-hosts/hostServer';
import { expect, test } from '../support/journey';
import { seenDifferences } from '../support/pixels';

// The element's mark-up, made by a host's own server or build.
const shop = () => process.env.SHOP_URL as string;
let folder: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await installPackage(shop());
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a module of the host prints, run by Node. */
function run(code: string): string {
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  expect(ran.stderr).toBe('');
  return ran.stdout;
}

const page = (markup: string, script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title></head><body><h1>Ours</h1>${markup}<p>After</p>${script}</body></html>`;

test('the result stands there without script; the element takes over without a shift or another pixel', async ({
  browser,
}) => {
  const markup = run(`${snippet('package.md', 'calculatorMarkup', shop())}\nconsole.log(markup);`);
  const script = `<script type="module" async src="${shop()}/embed/calculators.js"></script>`;
  const site = await startHostSite({ '/': { body: page(markup, script) } });
  const shot = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 900, height: 1600 } });
    const tab = await context.newPage();
    await tab.goto(site.origin);
    await expect(tab.locator('candle-calculator')).toContainText('1628.6 g');
    if (javaScriptEnabled) {
      await expect
        .poll(() =>
          tab
            .locator('candle-calculator')
            .evaluate((element) => element.shadowRoot?.querySelector('style') === null),
        )
        .toBe(true);
      await tab.getByLabel('Number of candles').fill('2');
      await tab.getByLabel('Number of candles').fill('4');
      await tab.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    }
    const after = await tab.getByText('After').boundingBox();
    const png = await tab.screenshot();
    await context.close();
    return { png, after };
  };
  try {
    const without = await shot(false);
    const withScript = await shot(true);
    expect(withScript.after).toEqual(without.after);
    expect(await seenDifferences(without.png, withScript.png)).toBeLessThanOrEqual(900 * 1600 * 0.001);
  } finally {
    await site.close();
  }
});

test('every vector is what the mark-up of the server shows @whole', async ({ page: tab }) => {
  const all = run(`import { calculatorMarkup } from '@wick-and-wax/calculators/server';
    const vectors = ${JSON.stringify(surfaceVectors.map(({ type, fields }) => ({ type, fields })))};
    console.log(JSON.stringify(vectors.map(({ type, fields }) => calculatorMarkup({ shop: 'https://shop.example', type, start: fields }))));`);
  const markups: string[] = JSON.parse(all);
  const wrong = await tab.evaluate(
    ([htmls, vectors, reader]) => {
      const read = new Function(`return ${reader}`)();
      return vectors.flatMap(({ name, type, expected }, index) => {
        const parsed = Document.parseHTMLUnsafe(htmls[index] ?? '');
        const root = parsed.querySelector('candle-calculator')?.shadowRoot;
        const figures = read(root, type);
        return Object.entries(expected).flatMap(([figure, value]) =>
          figures[figure] === value ? [] : [`${name}: ${figure} is ${figures[figure]}, not ${value}`],
        );
      });
    },
    [markups, surfaceVectors, readFigures.toString()] as const,
  );
  expect(markups).toHaveLength(surfaceVectors.length);
  expect(wrong).toEqual([]);
});
