import type { ConsoleMessage, Page } from 'playwright-core';
import { findAccessibilityFaults } from './accessibility';

const ALIVE_MS = 8000;
const SETTLE_MS = 1500;
/** web.dev's "good". */
const MOST_SHIFT = 0.1;
/** On a phone, that is at a quarter of the speed. */
const LONGEST_TASK_MS = 200;
const PHONE_SLOWDOWN = 4;
/** The best of them counts: a throttled processor now and then makes a task twice as long. */
const PHONE_LOADS = 3;

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

/** Until the page has come alive, then down to its end. @returns web-vitals' CLS before that, the longest task; null of a page that stays dead */
function startAndScroll(tab: Page) {
  return tab.evaluate(async (aliveMs) => {
    const wait = (ms: number) => new Promise<unknown>((resolve) => setTimeout(resolve, ms));
    const until = performance.now() + aliveMs;
    let longestMs = 0;
    new PerformanceObserver((list) => {
      longestMs = Math.max(longestMs, ...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask', buffered: true });
    while (!document.documentElement.matches('[data-started]')) {
      if (performance.now() > until) return null;
      await wait(20);
    }
    const shift = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const own = list.getEntries().map((entry) => Object(entry));
        resolve(own.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(resolve, 100, 0);
    });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await wait(0);
    }
    return { shift, longestMs };
  }, ALIVE_MS);
}

/** The page's own code shows the failure panel for what it throws while it comes alive. */
function showsFailurePanel(tab: Page) {
  return tab.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3')];
    return headings.some((one) => one.textContent === 'This part of the shop is taking a break');
  });
}

export async function findLongTask(tab: Page, origin: string, path: string): Promise<string[]> {
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
  for (let load = 0; load < PHONE_LOADS; load++) {
    const answer = await tab.goto(origin + path, { waitUntil: 'load' }).catch(() => null);
    const seen = answer && (await startAndScroll(tab));
    if (seen && seen.longestMs <= LONGEST_TASK_MS) return [];
  }
  return [`${path} keeps a phone busy for more than ${LONGEST_TASK_MS} ms in one task`];
}

// No locators: their code takes as long to compile in each document as a page's.
export async function visitPage(tab: Page, origin: string, path: string, isAlone = false) {
  const faults: string[] = [];
  let longestTaskMs = 0;
  const stop = listen(tab, faults, path);
  try {
    const answer = await tab.goto(origin + path, { waitUntil: 'load' });
    if (answer?.status() !== 200) faults.push(`${path} answers ${answer?.status()}`);
    const seen = await startAndScroll(tab);
    if (seen === null) throw new Error(`it has not started after ${ALIVE_MS} ms`);
    const { shift } = seen;
    longestTaskMs = seen.longestMs;
    if (shift > MOST_SHIFT) faults.push(`${path} shifts by ${shift.toFixed(2)} while it loads`);
    await tab.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => {});
    if (await showsFailurePanel(tab)) faults.push(`${path} shows the failure panel in the browser`);
    if (isAlone) faults.push(...(await findAccessibilityFaults(tab, path)));
  } catch (error) {
    faults.push(`${path} does not come alive: ${String(Object(error).message).split('\n')[0]}`);
  }
  stop();
  return { faults, longestTaskMs };
}
