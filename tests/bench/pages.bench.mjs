// Six pages on a phone and on a desktop, beside three floors of the same run: a static file with heading and picture alone, the
// same with as many bytes as the page, and the page's own HTML without scripts; and beside the page that the browser renders. PAGES, PROFILES and RUNS choose.
import { loadPage } from './loadPage.mjs';
import { median } from './median.mjs';
import { openBrowser } from './openBrowser.mjs';
import { startShop } from './startShop.mjs';
import { serveVariant, variants } from './variants.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const PAGES = process.env.PAGES?.split(',') ?? [
  '/',
  '/shop',
  '/wax/soy-wax',
  '/guides/wax-types',
  '/wax-calculator',
  '/cart',
];
const PROFILES = process.env.PROFILES?.split(',') ?? ['phone', 'desktop'];

/** A first paint this quick needs no comparison, ms. */
const QUICK_MS = 360;
const MAX = {
  firstPaint: 1.35,
  largestPaint: 1.15,
  blockedMs: 50,
  scriptKb: 115,
  earlyScriptKb: 40,
  requests: 15,
  shift: 0.01,
};

/** Medians of a page in each variant, their loads in turns. */
async function measure(browser, shopUrl, path, profile) {
  const results = {};
  const served = {};
  for (const [name, variant] of Object.entries(variants)) served[name] = await serveVariant(shopUrl, variant);
  for (const { url } of Object.values(served)) await (await fetch(url + path)).text();
  const runs = Object.fromEntries(Object.keys(served).map((name) => [name, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const [name, { url }] of Object.entries(served)) {
      runs[name].push(await loadPage(browser, url + path, profile));
    }
  }
  for (const [name, loads] of Object.entries(runs)) {
    const keys = Object.keys(loads[0]);
    results[name] = Object.fromEntries(keys.map((key) => [key, median(loads.map((load) => load[key]))]));
    served[name].stop();
  }
  return /** @type {Record<keyof typeof variants, Record<string, number>>} */ (results);
}

function getRows(at, { asServed, pictureOnly, pictureAndBytes, withoutScripts, withoutServerRendering }) {
  const { firstPaint, largestPaint, blocked, longestTask, requests, scriptBytes, earlyScriptBytes, shift } =
    asServed;
  const compared = (what, value, baseline, max) => ({
    name: `${at} ${what}`,
    value,
    unit: 'ms',
    baseline,
    ...(max ? { aim: `<= ${max}x`, isMet: value / baseline <= max } : {}),
  });
  const bounded = (what, value, unit, max) => ({
    name: `${at} ${what}`,
    value,
    unit,
    aim: `<= ${max}`,
    isMet: value <= max,
  });
  const paint = compared('first paint, beside the picture alone', firstPaint, pictureOnly.firstPaint);
  return [
    {
      ...paint,
      aim: `<= ${QUICK_MS} or ${MAX.firstPaint}x`,
      isMet: firstPaint <= QUICK_MS || firstPaint / paint.baseline <= MAX.firstPaint,
    },
    compared('largest paint, beside the picture alone', largestPaint, pictureOnly.largestPaint),
    compared(
      'largest paint, beside the picture and as many bytes',
      largestPaint,
      pictureAndBytes.largestPaint,
      MAX.largestPaint,
    ),
    compared('largest paint, beside no scripts', largestPaint, withoutScripts.largestPaint),
    compared('largest paint, beside no server rendering', largestPaint, withoutServerRendering.largestPaint),
    bounded('main thread blocked', blocked, 'ms', MAX.blockedMs),
    { name: `${at} longest task`, value: longestTask, unit: 'ms', baseline: withoutScripts.longestTask },
    bounded('scripts', scriptBytes / 1000, 'kB', MAX.scriptKb),
    bounded('scripts before it has loaded', earlyScriptBytes / 1000, 'kB', MAX.earlyScriptKb),
    bounded('requests', requests, '', MAX.requests),
    bounded('layout shift', shift, '', MAX.shift),
  ];
}

export default async function bench() {
  const shop = await startShop();
  const browser = await openBrowser();
  const rows = [];
  for (const profile of PROFILES) {
    for (const path of PAGES) {
      rows.push(...getRows(`${profile} ${path}`, await measure(browser, shop.url, path, profile)));
    }
  }
  await browser.close();
  await shop.stop();
  return rows;
}
