// One-line releases of all five parts, edited in a copy of the repository, built and released into a running shop by the real
// command: how long a team waits, and what a returning visitor loads, six pages in a browser that keeps its cache.
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, CDPSession } from '@playwright/test';
import { releaseFolder } from '../../shared/tooling/apps';
import { copyRepository } from '../support/copyOfRepository.mjs';
import type { Row } from './bench';
import { openBrowser } from './openBrowser';
import { measureRelease, measureRollback, release } from './release';
import { startShop } from './startShop';

const PAGES = ['/', '/shop', '/containers/clear-glass-jars', '/guides/wax-types', '/wax-calculator', '/cart'];
const MAX_KB = 15;
/** Milliseconds for what a page loads by itself after it has come alive. */
const QUIET_MS = 2500;
const versions = { before: `bench-before-${process.pid}`, after: `bench-after-${process.pid}` };

type Line = [file: string, from: string, to: string];

/** One line of each part; each is loaded by at least one of the pages. */
const LINES: Record<string, Line> = {
  shell: ['src/layout/Footer.tsx', 'All prices in US', 'All prices are in US'],
  'mf-catalog': ['src/data/productDetails/containers.ts', 'Thick glass, made', 'Thick, clear glass, made'],
  'mf-cart': ['src/checkout/cartService.ts', 'status ${response', 'the status ${response'],
  'mf-learn': ['src/features/guides/GuidePage.tsx', 'title="Read on"', 'title="Go on reading"'],
  'mf-tools': ['src/routes.tsx', "query: ['weight', 'wax'", "query: ['wax', 'weight'"],
};
const apps = Object.keys(LINES);

async function edit(folder: string, app: string, [name, from, to]: Line) {
  const file = path.join(folder, app, name);
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${name} does not hold ${from}`);
  await writeFile(file, text.replace(from, to));
}

type Counted = { bytes: number; withHeaders: number; files: string[]; failed: string[] };

/** Counts what comes over the network: bodies of scripts as they are sent, requests that fail. */
function count(devtools: CDPSession) {
  const scripts = new Map<string, { url: string; headers: Record<string, string> }>();
  const counted: Counted = { bytes: 0, withHeaders: 0, files: [], failed: [] };
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.status >= 400) counted.failed.push(`${response.status} ${response.url}`);
    if (type === 'Script' && !response.fromDiskCache) scripts.set(requestId, response);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = scripts.get(requestId);
    if (!response || encodedDataLength === 0) return;
    counted.withHeaders += encodedDataLength;
    counted.bytes += Number(response.headers['content-length'] ?? response.headers['Content-Length'] ?? 0);
    counted.files.push(path.basename(response.url));
  });
  devtools.on('Network.loadingFailed', ({ errorText, canceled }) => {
    if (!canceled) counted.failed.push(errorText);
  });
  return counted;
}

/** Visits the pages one after another, by their addresses. */
async function visitAll(context: BrowserContext, url: string) {
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Network.enable');
  const counted = count(devtools);
  for (const page of PAGES) {
    await tab.goto(url + page, { waitUntil: 'load' });
    await tab.locator('html[data-started]').waitFor({ state: 'attached' });
    await tab.waitForTimeout(QUIET_MS);
  }
  await tab.close();
  return counted;
}

const kilobytes = (bytes: number) => bytes / 1000;

export default async function releases() {
  const shop = await startShop();
  const browser = await openBrowser();
  const copy = await copyRepository();
  try {
    const rows: Row[] = [];
    // From the same folder as the releases after it: a bundler's ids follow the paths of modules.
    for (const app of apps) release(copy.folder, shop, { app, version: versions.before, hasLook: false });
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const whole = await visitAll(context, shop.url);
    const again = await visitAll(context, shop.url);
    for (const [app, line] of Object.entries(LINES)) {
      await edit(copy.folder, app, line);
      rows.push(...(await measureRelease(copy.folder, shop, { app, version: versions.after })));
    }
    const after = await visitAll(context, shop.url);
    console.log(`Loaded after the releases: ${after.files.join(', ')}`);
    for (const fault of [...whole.failed, ...after.failed]) console.log(fault);
    for (const app of apps)
      rows.push(...(await measureRollback(copy.folder, shop, { app, version: versions.after })));
    return [
      ...rows,
      { name: 'script of six pages, first visit', value: kilobytes(whole.bytes), unit: 'kB' },
      { name: 'second visit', value: kilobytes(again.bytes), unit: 'kB' },
      {
        name: 'after one-line releases of all five parts',
        value: kilobytes(after.bytes),
        unit: 'kB',
        baseline: kilobytes(whole.bytes),
        aim: `<= ${MAX_KB} kB`,
        isMet: kilobytes(after.bytes) <= MAX_KB,
      },
      { name: 'the same with headers', value: kilobytes(after.withHeaders), unit: 'kB' },
      {
        name: 'requests that failed',
        value: whole.failed.length + after.failed.length,
        aim: '0',
        isMet: whole.failed.length + after.failed.length === 0,
      },
    ];
  } finally {
    await browser.close();
    await shop.stop();
    await copy.remove();
    for (const app of apps)
      for (const version of Object.values(versions))
        await rm(releaseFolder(app, version), { recursive: true, force: true });
  }
}
