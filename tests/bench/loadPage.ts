import type { Browser, CDPSession, Page } from '@playwright/test';

/** How a page is looked at: a mid phone on a slow network, or a desktop on a home's line. */
export const profiles = {
  phone: {
    context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    network: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
    cpuSlowdown: 4,
  },
  desktop: {
    context: { viewport: { width: 1350, height: 940 } },
    network: { latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 },
    cpuSlowdown: 1,
  },
};

export type Profile = keyof typeof profiles;
export const isProfile = (name: string): name is Profile => name in profiles;

/** Gives a tab the line and the processor of a profile; gives its devtools. */
export async function slowDown(page: Page, profile: Profile) {
  const { network, cpuSlowdown } = profiles[profile];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return devtools;
}

/** Milliseconds of a task that block nobody. */
const FREE_MS = 50;
/** Milliseconds after the load in which the page comes alive and grows quiet. */
const QUIET_MS = 2500;

type Measured = { firstPaint: number; largestPaint: number; blocked: number; shift: number; tasks: number[] };
type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };

function observe(freeMs: number) {
  const measured: Measured = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0, tasks: [] };
  Object.assign(window, { measured });
  const watch = (type: string, read: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(read)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') measured.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    measured.largestPaint = startTime;
  });
  watch('longtask', ({ duration }) => {
    measured.blocked += Math.max(0, duration - freeMs);
    measured.tasks.push(Math.round(duration));
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) measured.shift += value;
  });
}

/** Counts what comes over the network: requests, and bytes of scripts. */
function countRequests(devtools: CDPSession) {
  const scripts = new Set<string>();
  const counted = { requests: 0, scriptBytes: 0 };
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) counted.requests += 1;
  });
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) counted.scriptBytes += encodedDataLength;
  });
  return counted;
}

/** Loads a page once, in a browser without memory, and says what it took. `from` opens it by a link of that page. */
export async function loadPage(browser: Browser, url: string, profile: Profile, from?: string) {
  const context = await browser.newContext(profiles[profile].context);
  const page = await context.newPage();
  await page.addInitScript(observe, FREE_MS);
  if (from) await page.goto(from);
  const counted = countRequests(await slowDown(page, profile));
  if (from) await page.evaluate((href) => location.assign(href), url);
  else await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForURL(url, { waitUntil: 'load', timeout: 60_000 });
  const earlyScriptBytes = counted.scriptBytes;
  await page.waitForTimeout(QUIET_MS);
  const { tasks, ...measured }: Measured = await page.evaluate(() => Reflect.get(window, 'measured'));
  await context.close();
  return { ...measured, ...counted, longestTask: Math.max(0, ...tasks), earlyScriptBytes };
}

export type PageLoad = Awaited<ReturnType<typeof loadPage>>;
