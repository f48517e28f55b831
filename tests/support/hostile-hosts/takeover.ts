import type { Browser, Page } from '@playwright/test';
import { expect } from '../journey';
import { seenDifferences } from '../pixels';

const viewport = { width: 900, height: 1600 };
const MAX_SEEN = viewport.width * viewport.height * 0.001;
/** Of the documented recipe: soy, 8 cm, 9 cm, four candles. */
const RESULT = '1628.6 g';

/** Notes from before the first paint how the page moves, and whether the result goes away again. */
export const watchTakeover = (tab: Page) =>
  tab.addInitScript((result) => {
    const looks = { shift: 0, hasFlashed: false };
    Object.assign(window, { looks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        looks.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    let wasShown = false;
    const look = () => {
      const views = document
        .querySelector('candle-calculator')
        ?.shadowRoot?.querySelectorAll<HTMLElement>('[part=root]');
      const isShown = [...(views ?? [])].some(
        (view) => view.offsetHeight > 100 && view.textContent?.includes(result),
      );
      looks.hasFlashed ||= wasShown && !isShown;
      wasShown ||= isShown;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, RESULT);

/** The element draws itself, with its result, and nothing has moved or gone. */
export async function expectTakenOver(tab: Page) {
  const calculator = tab.locator('candle-calculator');
  await expect
    .poll(() => calculator.evaluate((element) => element.shadowRoot?.querySelector('style') === null))
    .toBe(true);
  await expect(calculator).toContainText(RESULT);
  const looks = await tab.evaluate(
    () => (window as unknown as { looks: { shift: number; hasFlashed: boolean } }).looks,
  );
  expect(looks).toEqual({ shift: 0, hasFlashed: false });
}

async function shoot(browser: Browser, address: string, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ javaScriptEnabled, viewport });
  const tab = await context.newPage();
  const said: string[] = [];
  const asked: string[] = [];
  tab.on('console', (message) => said.push(message.text()));
  tab.on('pageerror', (error) => said.push(String(error)));
  tab.on('request', (request) => asked.push(new URL(request.url()).origin));
  await watchTakeover(tab);
  await tab.goto(address);
  await expect(tab.locator('candle-calculator')).toContainText(RESULT);
  const candles = tab.getByLabel('Number of candles');
  if (javaScriptEnabled) {
    await expectTakenOver(tab);
    // Alive, and the same again after a change that is taken back.
    await candles.fill('2');
    await candles.fill('4');
    await candles.blur();
  }
  const after = await tab.getByText('After').boundingBox();
  const png = await tab.screenshot();
  if (javaScriptEnabled) {
    await candles.fill('2');
    await tab.getByRole('button', { name: 'Calculate' }).click();
    await expect(tab.locator('candle-calculator')).toContainText('814.3 g');
  }
  await context.close();
  expect(said).toEqual([]);
  return { png, after, asked };
}

/**
 * The page shows the result without script, and the same with it, where the element has taken over and calculates; nothing is said in the
 * console. Gives the origins that were asked.
 */
export async function expectSameWithoutScript(browser: Browser, address: string): Promise<string[]> {
  const without = await shoot(browser, address, false);
  const withScript = await shoot(browser, address, true);
  expect(withScript.after).toEqual(without.after);
  expect(await seenDifferences(without.png, withScript.png)).toBeLessThanOrEqual(MAX_SEEN);
  return [...new Set([...without.asked, ...withScript.asked])];
}
