import axe from 'axe-core';
import type { BrowserContext } from 'playwright-core';
import { findChromium } from '../../findChromium';
import type { Versions } from '../registry';
import { serveComposition } from '../serveComposition';
import { checkLeaks, type WatchedRemote } from './checkLeaks';
import { visitPage } from './visitPage';

const PARALLEL_PAGES = 6;
const ENOUGH_FAULTY = 6;

const REFERENCE = '/no-such-page-of-the-shop';

async function openBrowser() {
  try {
    const { chromium } = await import('playwright-core');
    return await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  } catch {
    return null;
  }
}

async function visitAlone(context: BrowserContext, origin: string, path: string) {
  const tab = await context.newPage();
  const faults = await visitPage(tab, origin, path);
  await tab.close();
  return faults;
}

async function visitAll(context: BrowserContext, origin: string, paths: string[]) {
  const left = [...paths];
  const faulty: string[] = [];
  const worker = async () => {
    let tab = await context.newPage();
    for (let path = left.shift(); path && faulty.length < ENOUGH_FAULTY; path = left.shift()) {
      if ((await visitPage(tab, origin, path)).length === 0) continue;
      faulty.push(path);
      // It may hang.
      await tab.close();
      tab = await context.newPage();
    }
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL_PAGES, paths.length) }, worker));
  return faulty;
}

type SmokeTest = {
  shell: string;
  composition: Versions;
  paths: string[];
  watched?: WatchedRemote;
};

/** Pages that fail among others are visited again alone, and that counts. */
export async function smoke({ shell, composition, paths, watched }: SmokeTest): Promise<string[] | null> {
  if (paths.length === 0) return [];
  const browser = await openBrowser();
  if (!browser) return null;
  const shop = await serveComposition({ shell, remotes: composition });
  try {
    if (!shop.isReady) return ['the shop does not start with it'];
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addInitScript(axe.source);
    const faults: string[] = [];
    for (const path of await visitAll(context, shop.origin, paths))
      faults.push(...(await visitAlone(context, shop.origin, path)));
    await context.close();
    if (!watched || faults.length > 0) return faults;
    return await checkLeaks(browser, { origin: shop.origin, reference: REFERENCE, remote: watched, paths });
  } finally {
    await browser.close();
    await shop.stop();
  }
}
