// Largest paint, blocking time and script bytes of pages on a mid phone over a slow network (150 ms, 1.6 Mbit/s, CPU
// slowed 4 times, cold cache), beside the same pages as static files and without server rendering.
import { chromium } from '@playwright/test';
import { findChromium } from '../support/findChromium.mjs';
import { median } from './median.mjs';
import { startShop } from './startShop.mjs';
import { serveVariant, variants } from './variants.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const PAGES = ['/', '/shop', '/wax/soy-wax'];
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const BLOCKING_MS = 50;

function observe() {
  window.measured = { largestPaint: 0, blocking: 0, shift: 0 };
  const watch = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    window.measured.largestPaint = entry.startTime;
  });
  watch('longtask', (entry) => {
    window.measured.blocking += Math.max(0, entry.duration - 50);
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) window.measured.shift += entry.value;
  });
}

async function load(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let scriptBytes = 0;
  const scripts = new Set();
  devtools.on(
    'Network.responseReceived',
    ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(2500);
  const measured = await page.evaluate(() => window.measured);
  await context.close();
  return { ...measured, scriptBytes };
}

export default async function bench() {
  const shop = await startShop();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const rows = [];
  for (const path of PAGES) {
    const results = {};
    for (const [name, change] of Object.entries(variants)) {
      const variant = await serveVariant(shop.url, change);
      await fetch(variant.url + path);
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push(await load(browser, variant.url + path));
      results[name] = Object.fromEntries(
        Object.keys(runs[0]).map((key) => [key, median(runs.map((measured) => measured[key]))]),
      );
      variant.stop();
    }
    const { asServed, withoutServerRendering, withoutScripts } = results;
    rows.push(
      {
        name: `${path} largest paint, beside a static file`,
        value: asServed.largestPaint,
        unit: 'ms',
        baseline: withoutScripts.largestPaint,
      },
      {
        name: `${path} largest paint, beside no server rendering`,
        value: asServed.largestPaint,
        unit: 'ms',
        baseline: withoutServerRendering.largestPaint,
      },
      {
        name: `${path} main thread blocked over ${BLOCKING_MS} ms`,
        value: asServed.blocking,
        unit: 'ms',
        baseline: withoutServerRendering.blocking,
      },
      { name: `${path} script bytes`, value: asServed.scriptBytes / 1000, unit: 'kB' },
      {
        name: `${path} layout shift`,
        value: asServed.shift,
        aim: '<= 0.01',
        isMet: asServed.shift <= 0.01,
      },
    );
  }
  await browser.close();
  await shop.stop();
  return rows;
}
