import type { ConsoleMessage, Dialog, Page } from 'playwright-core';
import { findAccessibilityFaults } from './accessibility';
import { scrollThrough, waitUntilStill, withLimit } from './watchTab';

const ALIVE_MS = 8000;
const SETTLE_MS = 1500;
const VISIT_MS = 20_000;
/** web.dev's "good". */
const MOST_SHIFT = 0.1;
const LONGEST_TASK_MS = 200;
const PHONE_SLOWDOWN = 4;
/** The best of them counts: a throttled processor now and then makes a task twice as long. */
const PHONE_LOADS = 3;

/** Errors that a page is not to blame for: the checkout service is away during the look. */
const isForeign = (address: string) => /\/(api|sandbox)\//.test(address);

export function listen(page: Page, faults: string[], path: string) {
  const onConsole = (message: ConsoleMessage) => {
    const { url } = message.location();
    const [text = ''] = message.text().split('\n    at ');
    if (message.type() === 'error' && !isForeign(url))
      faults.push(`${path} says in the browser: ${text.slice(0, 300)} (${url})`);
  };
  const onError = (error: Error) =>
    void faults.push(`${path} throws in the browser: ${error.message.slice(0, 300)}`);
  const onDialog = (dialog: Dialog) => {
    faults.push(`${path} opens a dialog of the browser: ${dialog.message().slice(0, 300)}`);
    return dialog.dismiss();
  };
  page.on('console', onConsole).on('pageerror', onError).on('dialog', onDialog);
  return () => page.off('console', onConsole).off('pageerror', onError).off('dialog', onDialog);
}

async function watchTasksUntilAlive(tab: Page) {
  const isAlive = await tab.evaluate(async (aliveMs) => {
    Reflect.set(window, 'longestTaskMs', 0);
    new PerformanceObserver((list) => {
      const own = list.getEntries().map(({ duration }) => duration);
      Reflect.set(window, 'longestTaskMs', Math.max(Reflect.get(window, 'longestTaskMs'), ...own));
    }).observe({ type: 'longtask', buffered: true });
    const until = performance.now() + aliveMs;
    const { documentElement } = document;
    while (!documentElement.matches('[data-started]') && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return documentElement.matches('[data-started]');
  }, ALIVE_MS);
  if (!isAlive) throw new Error(`it has not started after ${ALIVE_MS} ms`);
}

const readLongestTask = (tab: Page) => tab.evaluate(() => Number(Reflect.get(window, 'longestTaskMs')));

/** All shifts until now, of which web-vitals' CLS takes the worst seconds. */
function measureShift(tab: Page) {
  return tab.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords().map((entry) => Object(entry));
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
}

/** The page's own code shows the failure panel for what it throws while it comes alive. */
function showsFailurePanel(tab: Page) {
  return tab.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3')];
    return headings.some((one) => one.textContent === 'This part of the shop is taking a break');
  });
}

async function loadAndScroll(tab: Page, address: string) {
  await tab.goto(address, { waitUntil: 'load' });
  await watchTasksUntilAlive(tab);
  await scrollThrough(tab);
  await waitUntilStill(tab);
  return readLongestTask(tab);
}

export async function findLongTask(tab: Page, origin: string, path: string): Promise<string[]> {
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
  for (let load = 0; load < PHONE_LOADS; load++) {
    const longestMs = await loadAndScroll(tab, origin + path).catch(() => Number.POSITIVE_INFINITY);
    if (longestMs <= LONGEST_TASK_MS) return [];
  }
  return [`${path} keeps a phone busy for more than ${LONGEST_TASK_MS} ms in one task`];
}

// No locators: their code takes as long to compile in each document as a page's.
async function visit(tab: Page, origin: string, path: string, faults: string[]) {
  const answer = await tab.goto(origin + path, { waitUntil: 'load' });
  if (answer?.status() !== 200) faults.push(`${path} answers ${answer?.status()}`);
  await watchTasksUntilAlive(tab);
  // What comes late moves what is read; below, the browser holds the reader's place.
  await tab.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => {});
  const { pathname } = new URL(tab.url());
  // A redirect of the server's is the page's address.
  if (answer && pathname !== new URL(answer.url()).pathname)
    faults.push(`${path} leaves by itself for ${pathname}`);
  const shift = await measureShift(tab);
  if (shift > MOST_SHIFT) faults.push(`${path} shifts by ${shift.toFixed(2)} while it loads`);
  await scrollThrough(tab);
  if (!(await waitUntilStill(tab))) faults.push(`${path} changes all the time`);
  if (await showsFailurePanel(tab)) faults.push(`${path} shows the failure panel in the browser`);
  return readLongestTask(tab);
}

export async function visitPage(tab: Page, origin: string, path: string, isAlone = false) {
  const faults: string[] = [];
  let longestTaskMs = 0;
  const stop = listen(tab, faults, path);
  try {
    longestTaskMs = await withLimit(visit(tab, origin, path, faults), VISIT_MS);
    if (isAlone) faults.push(...(await findAccessibilityFaults(tab, path)));
  } catch (error) {
    faults.push(`${path} does not come alive: ${String(Object(error).message).split('\n')[0]}`);
  }
  stop();
  return { faults, longestTaskMs };
}
