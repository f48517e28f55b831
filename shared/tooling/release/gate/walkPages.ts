import type { Browser, Page } from 'playwright-core';
import { getContainer } from '../../apps';
import { findAccessibilityFaults, installAxe } from './accessibility';
import * as leakProbe from './leakProbe';
import { listen } from './visitPage';
import { scrollThrough, waitUntilStill, withLimit } from './watchTab';

const REST_MS = 1500;
const WALK_MS = 30_000;
const TABS = 3;
export const VIEWPORT = { width: 1280, height: 900 };
const REFERENCE = '/no-such-page-of-the-shop';

export type WatchedRemote = { app: string; keeps: string[] };
type Walk = { origin: string; paths: string[]; watched: WatchedRemote | undefined };
type Found = { faults: string[]; inaccessible: string[]; leaks: Promise<leakProbe.Leak[]> };

async function goTo(page: Page, path: string) {
  const earlier = await page.evaluate((to) => {
    const { title } = document;
    History.prototype.pushState.call(history, {}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    return title;
  }, path);
  await waitUntilStill(page, earlier);
}

async function walkThrough(page: Page, path: string) {
  await goTo(page, path);
  await scrollThrough(page);
  for (const key of ['Tab', 'a', 'Escape']) await page.keyboard.press(key);
  await waitUntilStill(page);
}

function probeScript(app: string) {
  const remote = JSON.stringify({ app, name: getContainer(app) });
  return { content: `(() => {${Object.values(leakProbe).join('\n')}\ninstallLeakProbe(${remote})})()` };
}

async function walkTab(browser: Browser, { origin, paths, watched }: Walk): Promise<Found> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const probe = (step: 'begin' | 'look' | 'end') =>
    watched && page.evaluate((name) => Reflect.get(window, 'leakProbe')[name](), step);
  const faults: string[] = [];
  const inaccessible: string[] = [];
  await installAxe(page);
  if (watched) await page.addInitScript(probeScript(watched.app));
  // Nothing of a remote runs before the state is known that it finds.
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  if (watched) await page.route(`**/r/${watched.app}/**`, (route) => isReleased.then(() => route.continue()));
  await page.goto(origin + REFERENCE, { waitUntil: 'load' });
  await waitUntilStill(page);
  await page.waitForLoadState('networkidle', { timeout: REST_MS }).catch(() => {});
  await probe('begin');
  release();
  await page.unrouteAll({ behavior: 'wait' });
  let at = '';
  try {
    for (const [index, path] of paths.entries()) {
      at = path;
      const stop = listen(page, faults, `${path}, by a link,`);
      await withLimit(walkThrough(page, path), WALK_MS);
      await probe('look');
      if ((await findAccessibilityFaults(page, path, index > 0)).length > 0) inaccessible.push(path);
      stop();
    }
    await withLimit(goTo(page, REFERENCE), WALK_MS);
  } catch (error) {
    // What the document knew is lost with it.
    faults.push(`${at} leaves by itself or hangs: ${String(Object(error).message).split('\n')[0]}`);
    return { faults, inaccessible, leaks: Promise.resolve([]) };
  }
  const leaks = Promise.resolve(probe('end') ?? []);
  leaks.catch(() => {});
  return { faults, inaccessible, leaks };
}

async function describeLeaks(tabs: Found[], { app = 'it', keeps = [] }: Partial<WatchedRemote> = {}) {
  const found = await Promise.all(tabs.map(({ leaks }) => leaks));
  const leaks = new Map(found.flatMap((some) => some.toReversed()).map(([where, what]) => [what, where]));
  for (const what of keeps) leaks.delete(what);
  return [...leaks].map(
    ([what, where]) =>
      `${where === REFERENCE ? app : where} leaves behind: ${what}; if that is meant, name it in "keeps" of remote.json`,
  );
}

/** Opens pages one after the other in a document that stays: what axe faults, and what a remote leaves in shared objects. While leaks are awaited the tabs rest. */
export async function walkPages(browser: Browser, { paths, ...walk }: Walk) {
  const own = Array.from({ length: TABS }, (_, tab) => paths.filter((_path, index) => index % TABS === tab));
  const tabs = own.filter((some) => some.length > 0);
  const found = await Promise.all(tabs.map((some) => walkTab(browser, { ...walk, paths: some })));
  return {
    faults: found.flatMap((tab) => tab.faults),
    inaccessible: found.flatMap((tab) => tab.inaccessible),
    findLeaks: () => describeLeaks(found, walk.watched),
  };
}
