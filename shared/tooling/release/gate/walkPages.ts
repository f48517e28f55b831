import type { Browser, Page } from 'playwright-core';
import { findAccessibilityFaults, installAxe } from './accessibility';
import { type Leak, leakProbeScript } from './leakProbe';
import { scrollThrough } from './visitPage';

const SHOWN_MS = 8000;
const STILL_MS = 120;
const REST_MS = 1500;
const TABS = 3;
export const VIEWPORT = { width: 1280, height: 900 };
/** A page of no remote. */
const REFERENCE = '/no-such-page-of-the-shop';

export type WatchedRemote = { app: string; keeps: string[] };
type Walk = { origin: string; paths: string[]; watched: WatchedRemote | undefined };
type Found = { inaccessible: string[]; leaks: Leak[] };

/** As a press on a link does. */
function goTo(page: Page, path: string) {
  return page.evaluate(
    async ({ to, shownMs }) => {
      const getTitles = () => `${document.title} ${document.querySelector('main h1')?.textContent}`;
      const isShown = () => document.querySelector('main h1') && getTitles() !== earlier;
      const earlier = getTitles();
      const until = performance.now() + shownMs;
      History.prototype.pushState.call(history, {}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      while (!isShown() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    { to: path, shownMs: SHOWN_MS },
  );
}

/** As a visitor who changes nothing. */
async function interact(page: Page) {
  await scrollThrough(page);
  for (const key of ['Tab', 'a', 'Escape']) await page.keyboard.press(key);
  await page.evaluate(
    async ({ shownMs, stillMs }) => {
      const until = performance.now() + shownMs;
      let before = 0;
      let stillSince = performance.now();
      while (performance.now() < until && performance.now() - stillSince < stillMs) {
        const now = document.querySelector('main')?.innerHTML.length ?? 0;
        if (now !== before) stillSince = performance.now();
        before = now;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    { shownMs: SHOWN_MS, stillMs: STILL_MS },
  );
}

/** Holds what the browser asks of a remote until the state is known that it finds. */
async function holdBack(page: Page, { app }: WatchedRemote) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const address = `**/r/${app}/**`;
  await page.route(address, (route) => isReleased.then(() => route.continue()));
  return async () => {
    release();
    await page.unroute(address);
  };
}

async function walkTab(browser: Browser, { origin, paths, watched }: Walk): Promise<Found> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const probe = (step: 'begin' | 'look' | 'end') =>
    watched && page.evaluate((name) => Reflect.get(window, 'leakProbe')[name](), step);
  const inaccessible: string[] = [];
  try {
    await installAxe(page);
    if (watched) await page.addInitScript(leakProbeScript(watched.app));
    const release = watched && (await holdBack(page, watched));
    await page.goto(origin + REFERENCE, { waitUntil: 'load' });
    await page.locator('html[data-started]').waitFor({ state: 'attached', timeout: SHOWN_MS });
    await page.waitForLoadState('networkidle', { timeout: REST_MS }).catch(() => {});
    await probe('begin');
    await release?.();
    for (const [index, path] of paths.entries()) {
      await goTo(page, path);
      await interact(page);
      await probe('look');
      if ((await findAccessibilityFaults(page, path, index > 0)).length > 0) inaccessible.push(path);
    }
    await goTo(page, REFERENCE);
    return { inaccessible, leaks: (await probe('end')) ?? [] };
  } finally {
    await context.close();
  }
}

/** Each leak once, with the page that had it first; not what remote.json declares in `keeps`. */
function describeLeaks(leaks: Leak[], keeps: string[]) {
  const pages = new Map(leaks.toReversed().map(([where, what]) => [what, where]));
  return [...pages]
    .filter(([what]) => !keeps.includes(what))
    .map(
      ([what, where]) =>
        `${where} leaves behind: ${what}; if that is meant, name it in "keeps" of remote.json`,
    );
}

/** Opens pages one after the other without loading the document: finds what axe faults, and what a remote leaves in shared objects. */
export async function walkPages(browser: Browser, { paths, ...walk }: Walk) {
  const own = Array.from({ length: TABS }, (_, tab) => paths.filter((_path, index) => index % TABS === tab));
  const tabs = own.filter((some) => some.length > 0);
  const found = await Promise.all(tabs.map((some) => walkTab(browser, { ...walk, paths: some })));
  return {
    inaccessible: found.flatMap(({ inaccessible }) => inaccessible),
    leaks: describeLeaks(
      found.flatMap(({ leaks }) => leaks),
      walk.watched?.keeps ?? [],
    ),
  };
}
