import type { Browser, BrowserContext } from 'playwright-core';
import { findChromium } from '../../findChromium';
import type { Versions } from '../registry';
import { serveComposition } from '../serveComposition';
import { findLongTask, visitPage } from './visitPage';
import { VIEWPORT, type WatchedRemote, walkPages } from './walkPages';

const TABS = 3;
const ENOUGH_FAULTY = 6;

async function openBrowser(): Promise<{ browser?: Browser; fault?: string }> {
  let executablePath = process.env.CHROMIUM;
  try {
    executablePath ||= findChromium();
  } catch {
    return {};
  }
  try {
    const { chromium } = await import('playwright-core');
    return { browser: await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] }) };
  } catch (error) {
    return { fault: `the browser does not start: ${String(Object(error).message).split('\n')[0]}` };
  }
}

async function visitAlone(context: BrowserContext, origin: string, paths: string[]) {
  const faults: string[] = [];
  for (const path of paths) {
    const tab = await context.newPage();
    faults.push(...(await visitPage(tab, origin, path, true)).faults);
    await tab.close();
  }
  return faults;
}

async function visitAll(context: BrowserContext, origin: string, paths: string[]) {
  const left = [...paths];
  const faulty: string[] = [];
  const slowest = { path: '', taskMs: 0 };
  const worker = async () => {
    let tab = await context.newPage();
    for (let path = left.shift(); path && faulty.length < ENOUGH_FAULTY; path = left.shift()) {
      const { faults, longestTaskMs } = await visitPage(tab, origin, path);
      if (longestTaskMs > slowest.taskMs) Object.assign(slowest, { path, taskMs: longestTaskMs });
      if (faults.length === 0) continue;
      faulty.push(path);
      await tab.close();
      tab = await context.newPage();
    }
  };
  await Promise.all(Array.from({ length: Math.min(TABS, paths.length) }, worker));
  return { faulty, busiest: slowest.path };
}

type SmokeTest = { shell: string; composition: Versions; paths: string[]; watched?: WatchedRemote };

/** Pages that fail among others are visited again alone, and that counts. */
export async function smoke({ shell, composition, paths, watched }: SmokeTest): Promise<string[] | null> {
  if (paths.length === 0) return [];
  const opening = openBrowser();
  const shop = await serveComposition({ shell, remotes: composition }).catch(async (error) => {
    await (await opening).browser?.close();
    throw error;
  });
  const { browser, fault } = await opening;
  try {
    if (fault) return [fault];
    if (!browser) return null;
    if (!shop.isReady) return ['the shop does not start with it'];
    const { origin } = shop;
    const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
    const walk = () => walkPages(browser, { origin, paths, watched });
    let walking = walk();
    walking.catch(() => {});
    const { faulty, busiest } = await visitAll(context, origin, paths);
    if (faulty.length > 0) {
      const others = browser.contexts().filter((one) => one !== context);
      await Promise.all(others.map((one) => one.close()));
      const faults = await visitAlone(context, origin, faulty);
      if (faults.length > 0) return faults;
      walking = walk();
    }
    const { faults, inaccessible, findLeaks } = await walking;
    // Its task beside the others' proves nothing: alone it counts.
    const tasks = busiest ? await findLongTask(await context.newPage(), origin, busiest) : [];
    const inaccessibleAlone = await visitAlone(context, origin, inaccessible);
    return [...faults, ...inaccessibleAlone, ...(await findLeaks()), ...tasks];
  } finally {
    await browser?.close();
    shop.stop();
  }
}
