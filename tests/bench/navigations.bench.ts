// From one page to the next on a phone at a quarter of this machine's speed, its code here already: 100 navigations among home,
// lists, products, guides and calculators, each from its click until the frame that shows the next page's heading has ended. Beside
// it what the browser alone needs to show that page: its HTML put in place of the last one's. ROUNDS chooses.
import type { CDPSession, Page } from '@playwright/test';
import { atMost, type Row } from './bench';
import { profiles } from './loadPage';
import { openBrowser } from './openBrowser';
import { median, p95 } from './quantiles';
import { startShop } from './startShop';

/** Navigations of a tour times rounds: 100. */
const ROUNDS = Number(process.env.ROUNDS ?? 10);
const MAX_PAINTED_MS = 120;
const MAX_NEXT_PAINT_MS = 50;
const CPU_SLOWDOWN = 4;
/** Between a finger's arrival and its leaving, ms. */
const PRESS_MS = 80;
/** A look at a page before the next press, ms. */
const LOOK_MS = 600;

/** Each is linked from the one before it. */
const tour = [
  '/shop',
  '/wax/soy-wax',
  '/wax',
  '/wax/beeswax-flakes',
  '/wax-calculator',
  '/tools/supplies-calculator',
  '/wicks',
  '/guides/wick-selection',
  '/guides',
  '/',
];

/** In the page: milliseconds from the click to the next paint, and until another page's heading has been painted. */
function watch(): Promise<{ painted: number; nextPaint: number }> {
  const before = document.querySelector('h1');
  let nextPaint = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) nextPaint = Math.max(nextPaint, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  return new Promise((resolve) => {
    let clickedAt = Number.NaN;
    const onClick = ({ timeStamp }: MouseEvent) => {
      clickedAt = timeStamp;
    };
    addEventListener('click', onClick, { capture: true, once: true });
    const end = () => {
      const painted = performance.now() - clickedAt;
      setTimeout(() => resolve({ painted, nextPaint: nextPaint || 16 }), 300);
    };
    // No loop of frames: each would take part of what is measured.
    const look = (_changes: MutationRecord[], observer: MutationObserver) => {
      const heading = document.querySelector('h1');
      if (!heading || heading === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(end));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

/** In the page: milliseconds until a copy of its main part, put in its place, has been painted. */
function replaceMain(): Promise<number> {
  const main = document.querySelector('main');
  const copy = main?.cloneNode(false);
  if (!main || !(copy instanceof HTMLElement)) throw new Error('The page has no main part.');
  const html = main.innerHTML;
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const startedAt = performance.now();
      copy.innerHTML = html;
      main.hidden = true;
      main.after(copy);
      requestAnimationFrame(() =>
        setTimeout(() => {
          resolve(performance.now() - startedAt);
          copy.remove();
          main.hidden = false;
        }),
      );
    });
  });
}

async function follow(page: Page, path: string, devtools: CDPSession) {
  const link = page.locator(`a[href="${path}"]`).locator('visible=true').first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(LOOK_MS);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const watched = page.evaluate(watch);
  await link.click({ delay: PRESS_MS, noWaitAfter: true });
  const times = await watched;
  const floor = await page.evaluate(replaceMain);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { path, ...times, floor };
}

type Run = Awaited<ReturnType<typeof follow>>;

export default async function bench() {
  const shop = await startShop();
  const browser = await openBrowser();
  const context = await browser.newContext(profiles.phone.context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(shop.url);
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  const runs: Run[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const path of tour) {
      const run = await follow(page, path, devtools);
      // The first round fetches the code.
      if (round > 0) runs.push(run);
    }
  }
  await browser.close();
  await shop.stop();
  return toRows(runs);
}

function toRows(runs: Run[]): Row[] {
  const bounded = (name: string, key: 'painted' | 'nextPaint', max: number) =>
    atMost(max, { name, value: p95(runs.map((run) => run[key])), unit: 'ms' });
  const floor = runs.map((run) => run.floor);
  return [
    { ...bounded('painted, 95th percentile', 'painted', MAX_PAINTED_MS), baseline: p95(floor) },
    bounded('next paint, 95th percentile', 'nextPaint', MAX_NEXT_PAINT_MS),
    ...tour.map((path) => {
      const those = runs.filter((run) => run.path === path);
      const value = median(those.map(({ painted }) => painted));
      return {
        name: `to ${path}, median`,
        value,
        unit: 'ms',
        baseline: median(those.map((run) => run.floor)),
      };
    }),
  ];
}
