// How quickly the shop answers: from the list to a product until that is painted, and the slowest of the presses that a shopper
// does (web-vitals' INP). On a phone at a quarter of this machine's speed and on a desktop at all of it; beside a page whose press
// only changes a text. RUNS and PROFILES choose.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { profiles, slowDown } from './loadPage.mjs';
import { median } from './median.mjs';
import { openBrowser } from './openBrowser.mjs';
import { startShop } from './startShop.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const PROFILES = process.env.PROFILES?.split(',') ?? ['phone', 'desktop'];
const MAX_PAINTED_MS = 100;
const MAX_INTERACTION_MS = 40;
/** Between a finger's arrival and its leaving, ms. */
const PRESS_MS = 80;
/** A look at a list before a product of it is chosen: how far it is scrolled, and how long it takes, ms. */
const LOOK_PX = 150;
const LOOK_MS = 1500;
/** Milliseconds until web-vitals has told of the last press. */
const TOLD_MS = 1000;
const vitals = path.resolve(
  import.meta.dirname,
  '../../node_modules/web-vitals/dist/web-vitals.attribution.iife.js',
);
/** An init script has a scope of its own. */
const webVitals = `${readFileSync(vitals, 'utf8')};window.webVitals = webVitals;`;

/** In the page: what every interaction took, with what was pressed; and from a click until a heading is painted. */
function observe() {
  window.interactions = [];
  document.addEventListener('DOMContentLoaded', () =>
    window.webVitals.onINP(
      ({ value, attribution }) => window.interactions.push([value, attribution.interactionTarget]),
      { reportAllChanges: true, durationThreshold: 16 },
    ),
  );
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      window.clickedAt = timeStamp;
    },
    { capture: true },
  );
  window.onPaintOrInteraction = (heading) =>
    new Promise((resolve) => {
      const look = () => {
        if (document.querySelector('h1')?.textContent !== heading) return requestAnimationFrame(look);
        // The frame that shows it has ended when a task after it runs.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - window.clickedAt)));
      };
      look();
    });
}

async function open(browser, address, profile) {
  const context = await browser.newContext(profiles[profile].context);
  const page = await context.newPage();
  await page.addInitScript({ content: webVitals });
  await page.addInitScript(observe);
  await slowDown(page, profile);
  await page.goto(address, { timeout: 60_000 });
  await page.locator('html[data-started]').waitFor({ state: 'attached', timeout: 60_000 });
  return page;
}

/** Presses a link of the list as a person does; gives the milliseconds from its click until the product's heading is painted. */
async function follow(page, name) {
  const link = page.getByRole('main').getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  const painted = page.evaluate((heading) => window.onPaintOrInteraction(heading), name);
  await link.click({ delay: PRESS_MS });
  return painted;
}

/**
 * The first product of a visit: pressed at once, so that its page's code comes with the press; pressed after a look at the list;
 * and the one after that, whose code is here.
 */
async function navigate(browser, shopUrl, profile) {
  const hasty = await open(browser, `${shopUrl}/wax`, profile);
  const first = await follow(hasty, 'Soy Wax');
  await hasty.context().close();
  const page = await open(browser, `${shopUrl}/wax`, profile);
  await page.mouse.wheel(0, LOOK_PX);
  await page.waitForTimeout(LOOK_MS);
  const read = await follow(page, 'Soy Wax');
  await page.goBack();
  const next = await follow(page, 'Beeswax Flakes');
  await page.context().close();
  return { first, read, next };
}

const press = (page, name) => page.getByRole('button', { name }).first().click({ delay: PRESS_MS });

/** A shopper's presses, each until its effect is there; gives the slowest, ms. */
async function interact(browser, shopUrl, profile) {
  const page = await open(browser, `${shopUrl}/shop`, profile);
  await press(page, 'Add Soy Wax to cart');
  await page.getByRole('dialog', { name: /^Your Cart/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(page, /^Add Beginner/);
  await page.getByRole('dialog', { name: /^Your Cart \(2\)/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Wicks', exact: true }).first().click({ delay: PRESS_MS });
  await page.getByText('3 products', { exact: true }).waitFor();
  await press(page, 'Search');
  await page.keyboard.type('lavender', { delay: PRESS_MS });
  await page.getByText(/suggestions?$/).waitFor();
  await page.waitForTimeout(TOLD_MS);
  const all = await page.evaluate(() => window.interactions);
  await page.context().close();
  return all.sort(([one], [other]) => other - one)[0] ?? [0, ''];
}

/** The floor: a page of one button that changes a text. */
async function interactPlainly(browser, profile) {
  const html = `<!doctype html><html data-started><button onclick="this.textContent='Pressed'">Press</button>`;
  const page = await open(browser, `data:text/html,${encodeURIComponent(html)}`, profile);
  await press(page, 'Press');
  await page.getByText('Pressed').waitFor();
  await page.waitForTimeout(TOLD_MS);
  const all = await page.evaluate(() => window.interactions);
  await page.context().close();
  return all[0]?.[0] ?? 0;
}

async function measure(browser, shopUrl, profile) {
  const runs = { first: [], read: [], next: [], slowest: [], plain: [] };
  const targets = [];
  for (let run = 0; run < RUNS; run++) {
    const { first, read, next } = await navigate(browser, shopUrl, profile);
    const [slowest, target] = await interact(browser, shopUrl, profile);
    runs.first.push(first);
    runs.read.push(read);
    runs.next.push(next);
    runs.slowest.push(slowest);
    runs.plain.push(await interactPlainly(browser, profile));
    targets.push(target);
  }
  const [first, read, next, slowest, plain] = Object.values(runs).map(median);
  const bounded = (name, value, max) => ({
    name: `${profile} at ${profiles[profile].cpuSlowdown}x, ${name}`,
    value,
    unit: 'ms',
    aim: `<= ${max}`,
    isMet: value <= max,
  });
  return [
    bounded('list to product, painted: its code comes with the press', first, MAX_PAINTED_MS),
    bounded('list to product, painted: after a look at the list', read, MAX_PAINTED_MS),
    bounded('list to product, painted: its code is here', next, MAX_PAINTED_MS),
    {
      ...bounded(`slowest interaction (${[...new Set(targets)].join(', ')})`, slowest, MAX_INTERACTION_MS),
      baseline: plain,
    },
  ];
}

export default async function bench() {
  const shop = await startShop();
  const browser = await openBrowser();
  const rows = [];
  for (const profile of PROFILES) rows.push(...(await measure(browser, shop.url, profile)));
  await browser.close();
  await shop.stop();
  return rows;
}
