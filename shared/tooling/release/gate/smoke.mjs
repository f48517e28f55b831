import axe from 'axe-core';
import { findChromium } from '../../findChromium.mjs';
import { serveComposition } from '../serveComposition.mjs';
import { MOST_PAGES, smokePaths } from './smokePaths.mjs';
import { visitPage } from './visitPage.mjs';

/** Pages at once: two keep two cores busy. */
const LANES = 2;
/** So many faults, and no further page is opened: a release that is broken everywhere is refused soon. */
const ENOUGH_FAULTS = 6;

async function openBrowser() {
  try {
    const { chromium } = await import('playwright-core');
    return await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  } catch {
    return null;
  }
}

/**
 * Opens pages of remotes in Chromium: each loads, comes alive, says no error and passes axe.
 * @param {{ shell: string, composition: Record<string, { app: string, version: string }>, names: string[], most?: number }} look whose pages, and how many of each
 * @returns {Promise<string[] | null>} null where there is no Chromium
 */
export async function smoke({ shell, composition, names, most = MOST_PAGES }) {
  const browser = await openBrowser();
  if (!browser) return null;
  const shop = await serveComposition({ shell, remotes: composition });
  try {
    if (!shop.isReady) return ['the shop does not start with it'];
    const own = names.map((name) => smokePaths(shop.origin, composition[name], most));
    const paths = (await Promise.all(own)).flat();
    const faults = [];
    const lane = async (index) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      await context.addInitScript(axe.source);
      for (let at = index; at < paths.length && faults.length < ENOUGH_FAULTS; at += LANES)
        faults.push(...(await visitPage(context, shop.origin, paths[at])));
      await context.close();
    };
    await Promise.all(Array.from({ length: LANES }, (_, index) => lane(index)));
    return faults;
  } finally {
    await browser.close();
    await shop.stop();
  }
}
