import type { ConsoleMessage, Page } from 'playwright-core';
import { findAccessibilityFaults } from './accessibility';

const ALIVE_MS = 8000;
const SETTLE_MS = 1500;
/** web.dev's "good". */
const MOST_SHIFT = 0.1;

/** Errors that a page is not to blame for: the checkout service is away during the look. */
const isForeign = (address: string) => /\/(api|sandbox)\//.test(address);

function listen(page: Page, faults: string[], path: string) {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !isForeign(message.location().url))
      faults.push(`${path} says in the browser: ${message.text().slice(0, 300)}`);
  };
  const onError = (error: Error) =>
    void faults.push(`${path} throws in the browser: ${error.message.slice(0, 300)}`);
  page.on('console', onConsole).on('pageerror', onError);
  return () => page.off('console', onConsole).off('pageerror', onError);
}

/** web-vitals' CLS. */
function layoutShift(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const own = list.getEntries().map((entry) => Object(entry));
          resolve(own.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 100, 0);
      }),
  );
}

export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
  });
}

/** As from a search engine. One tab may visit many pages: opening a tab takes as long as a page. */
export async function visitPage(tab: Page, origin: string, path: string, isAlone = false) {
  const faults: string[] = [];
  const stop = listen(tab, faults, path);
  try {
    const answer = await tab.goto(origin + path, { waitUntil: 'load' });
    if (answer?.status() !== 200) faults.push(`${path} answers ${answer?.status()}`);
    await tab.locator('html[data-started]').waitFor({ state: 'attached', timeout: ALIVE_MS });
    const shift = await layoutShift(tab);
    if (shift > MOST_SHIFT) faults.push(`${path} shifts by ${shift.toFixed(2)} while it loads`);
    await scrollThrough(tab);
    await tab.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => {});
    // The page's own code shows the failure panel for what it throws while it comes alive.
    if (await tab.getByRole('heading', { name: 'This part of the shop is taking a break' }).count())
      faults.push(`${path} shows the failure panel in the browser`);
    if (isAlone) faults.push(...(await findAccessibilityFaults(tab, path)));
  } catch (error) {
    faults.push(`${path} does not come alive: ${String(Object(error).message).split('\n')[0]}`);
  }
  stop();
  return faults;
}
