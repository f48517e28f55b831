import type { Browser, Page } from 'playwright-core';
import { getContainer } from '../../remotes';
import { type Leak, leakProbeScript } from './leakProbe';

const SHOWN_MS = 8000;
const STILL_MS = 120;
const REST_MS = 1500;
const TABS = 3;

export type WatchedRemote = { app: string; keeps: string[] };
type LeakCheck = {
  origin: string;
  reference: string;
  remote: WatchedRemote;
  paths: string[];
};

function goTo(page: Page, path: string) {
  return page.evaluate(
    async ({ to, shownMs, stillMs }) => {
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      History.prototype.pushState.call(history, {}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      const until = performance.now() + shownMs;
      let before = '';
      let stillSince = performance.now();
      await pause(30);
      while (performance.now() < until && performance.now() - stillSince < stillMs) {
        const now = `${document.title} ${document.querySelector('main')?.innerHTML.length}`;
        if (now !== before || !document.querySelector('main h1')) stillSince = performance.now();
        before = now;
        await pause(20);
      }
    },
    { to: path, shownMs: SHOWN_MS, stillMs: STILL_MS },
  );
}

/** As a visitor who changes nothing. */
async function interact(page: Page) {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  for (const key of ['Tab', 'a', 'Escape']) await page.keyboard.press(key);
}

async function visitAll(browser: Browser, { origin, reference, remote, paths }: LeakCheck): Promise<Leak[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(leakProbeScript({ app: remote.app, name: getContainer(remote.app) }));
  // Nothing of it runs before the state is known that it finds.
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(`**/r/${remote.app}/**`, (route) => isReleased.then(() => route.continue()));
  const page = await context.newPage();
  try {
    await page.goto(origin + reference, { waitUntil: 'load' });
    await page.locator('html[data-started]').waitFor({ state: 'attached', timeout: SHOWN_MS });
    await page.waitForLoadState('networkidle', { timeout: REST_MS }).catch(() => {});
    await page.evaluate(() => Reflect.get(window, 'leakProbe').begin());
    release();
    for (const path of paths) {
      await goTo(page, path);
      await interact(page);
      await page.evaluate(() => Reflect.get(window, 'leakProbe').look());
    }
    await goTo(page, reference);
    return await page.evaluate(() => Reflect.get(window, 'leakProbe').end());
  } finally {
    await context.close();
  }
}

/** Names what a remote leaves in shared objects, but what remote.json declares in `keeps`. */
export async function checkLeaks(browser: Browser, { paths, ...look }: LeakCheck) {
  const { keeps } = look.remote;
  const own = Array.from({ length: TABS }, (_, tab) => paths.filter((_path, index) => index % TABS === tab));
  const tabs = own.filter((some) => some.length > 0);
  const found = await Promise.all(tabs.map((some) => visitAll(browser, { ...look, paths: some })));
  const pages = new Map(
    found
      .flat()
      .toReversed()
      .map(([where, what]) => [what, where]),
  );
  return [...pages]
    .filter(([what]) => !keeps.includes(what))
    .map(
      ([what, where]) =>
        `${where} leaves behind: ${what}; if that is meant, name it in "keeps" of remote.json`,
    );
}
