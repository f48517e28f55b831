// From a press to its paint on a phone at a quarter of this machine's speed: the presses of a way to the cart. Each beside the same
// page as dead HTML with the styles it has then, whose press only shows or changes one line: what the browser itself needs for a
// document of that size. The two take turns, so that other work disturbs both. RUNS chooses.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { atMost, type Row } from './bench';
import { openBrowser } from './openBrowser';
import { median, p95 } from './quantiles';
import { startShop } from './startShop';

const RUNS = Number(process.env.RUNS ?? 20);
const MAX_MS = 120;
const CPU_SLOWDOWN = 4;
/** Until the page has done what it does by itself, ms. */
const REST_MS = 400;
const LINE = { id: 'wx-201', name: 'Soy Wax', price: 14.99, slug: 'soy-wax', image: '', quantity: 1 };

const isShown = (name: string) =>
  `document.querySelector('[role=dialog] h2')?.textContent.startsWith('${name}')`;
const heading = (text: string) => `document.querySelector('h1')?.textContent === '${text}'`;

/** `path`: where it begins; `before`: buttons that are pressed first; `effect`: true in the page once the press is done. */
type Press = {
  name: string;
  path: string;
  hasLine?: boolean;
  before?: string;
  press: string;
  pressText?: string;
  effect: string;
};

const presses: Press[] = [
  { name: 'open the menu', path: '/', press: 'button[aria-label=Menu]', effect: isShown('Menu') },
  {
    name: 'one more in the cart',
    path: '/cart',
    hasLine: true,
    press: 'main button[aria-label^="Increase"]',
    effect: `/\\$29\\.98/.test(document.querySelector('main dl')?.textContent)`,
  },
  {
    name: 'from the menu to the list',
    path: '/',
    before: 'button[aria-label=Menu]',
    press: '[role=dialog] a[href="/shop"]',
    effect: heading('Shop Candle Making Supplies'),
  },
  {
    name: 'Add to Cart',
    path: '/wax/soy-wax',
    press: 'main form button, main button[class*=add]',
    pressText: 'Add to Cart',
    effect: isShown('Your Cart'),
  },
  {
    name: 'open the cart panel',
    path: '/wax/soy-wax',
    hasLine: true,
    press: 'header [aria-label^="Cart"]',
    effect: isShown('Your Cart'),
  },
];

type Times = { painted: number; shown: number };

/** In the page: milliseconds from the press to the next paint (Event Timing), and to the frame that shows the effect. */
function watch(effect: string): Promise<Times> {
  const isDone = new Function(`return ${effect}`);
  let painted = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) painted = Math.max(painted, duration);
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 });
  return new Promise((resolve) => {
    let pressedAt = Number.NaN;
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        pressedAt = timeStamp;
      },
      { capture: true, once: true },
    );
    const look = () => {
      if (Number.isNaN(pressedAt) || !isDone()) {
        requestAnimationFrame(look);
        return;
      }
      // A task after the frame that shows it.
      setTimeout(() => {
        const shown = performance.now() - pressedAt;
        // Entries come in batches, after the paint.
        setTimeout(() => resolve({ painted: painted || 16, shown }), 500);
      });
    };
    requestAnimationFrame(look);
  });
}

/** In the page: its elements and rules as they are, its scripts and handlers gone; a press shows one line. */
function makeDead() {
  const styles = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script, link, style')) element.remove();
  const html = `<!doctype html>${copy.outerHTML.replace('</head>', () => `<style>${styles.join('\n')}</style></head>`)}`;
  return html;
}

function onPressShow() {
  addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      const line = document.createElement('p');
      line.id = 'pressed';
      line.textContent = 'Pressed';
      line.style.cssText = 'position:fixed;inset:40% 0 auto';
      document.body.append(line);
    },
    { capture: true },
  );
}

const find = (page: Page, { press, pressText }: Press) =>
  pressText
    ? page.getByRole('button', { name: pressText, exact: true }).first()
    : page.locator(press).first();

async function openPage(context: BrowserContext, url: string, { path, before, hasLine }: Press) {
  const page = await context.newPage();
  await page.addInitScript(
    (stored) => localStorage.setItem('cart', stored),
    JSON.stringify(hasLine ? [LINE] : []),
  );
  await page.goto(url + path);
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  if (before) await page.locator(before).first().click();
  return page;
}

async function pressAndWatch(page: Page, press: Press, effect: string) {
  const devtools = await page.context().newCDPSession(page);
  await find(page, press).scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const watched = page.evaluate(watch, effect);
  await find(page, press).click({ noWaitAfter: true });
  return watched;
}

async function measure(browser: Browser, url: string, press: Press) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await openPage(context, url, press);
  const html = await page.evaluate(makeDead);
  const live = await pressAndWatch(page, press, press.effect);
  await page.close();
  const dead = await context.newPage();
  await dead.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.continue(),
  );
  await dead.goto(url + press.path);
  await dead.evaluate(onPressShow);
  const floor = await pressAndWatch(dead, press, `document.getElementById('pressed') !== null`);
  await context.close();
  return { live, floor };
}

type Run = Awaited<ReturnType<typeof measure>>;

function toRows(name: string, runs: Run[]): Row[] {
  const of = (which: keyof Run, what: keyof Times) => runs.map((run) => run[which][what]);
  const painted = {
    name: `${name}: painted, median`,
    value: median(of('live', 'painted')),
    unit: 'ms',
    baseline: median(of('floor', 'painted')),
  };
  return [
    atMost(MAX_MS, painted),
    {
      name: `${name}: painted, 95th percentile`,
      value: p95(of('live', 'painted')),
      unit: 'ms',
      baseline: p95(of('floor', 'painted')),
    },
    { name: `${name}: its effect is shown, median`, value: median(of('live', 'shown')), unit: 'ms' },
  ];
}

export default async function bench() {
  const shop = await startShop();
  const browser = await openBrowser();
  const rows: Row[] = [];
  for (const press of presses) {
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, shop.url, press));
    rows.push(...toRows(press.name, runs));
  }
  await browser.close();
  await shop.stop();
  return rows;
}
