// Six pages on a phone and on a desktop, beside three floors of the same run: a static file with heading and picture alone, the
// same with as many bytes as the page, and the page's own HTML without scripts; and beside the page that the browser renders. PAGES, PROFILES and RUNS choose.
import type { Browser } from '@playwright/test';
import { atMost, type Row } from './bench';
import { isProfile, loadPage, type PageLoad, type Profile } from './loadPage';
import { openBrowser } from './openBrowser';
import { median } from './quantiles';
import { startShop } from './startShop';
import { serveVariant, type VariantName, variantNames, variants } from './variants';

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

type GetMedian = (variant: VariantName, figure: keyof PageLoad) => number;

/** Medians of a page in each variant, their loads in turns. */
async function measure(
  browser: Browser,
  shopUrl: string,
  path: string,
  profile: Profile,
): Promise<GetMedian> {
  const served: { variant: VariantName; url: string; stop: () => void }[] = [];
  for (const variant of variantNames)
    served.push({ variant, ...(await serveVariant(shopUrl, variants[variant])) });
  for (const { url } of served) await (await fetch(url + path)).text();
  const loads: (PageLoad & { variant: VariantName })[] = [];
  for (let run = 0; run < RUNS; run++) {
    for (const { variant, url } of served)
      loads.push({ variant, ...(await loadPage(browser, url + path, profile)) });
  }
  for (const { stop } of served) stop();
  return (variant, figure) =>
    median(loads.filter((load) => load.variant === variant).map((load) => load[figure]));
}

function getRows(at: string, getMedian: GetMedian): Row[] {
  const served = (figure: keyof PageLoad) => getMedian('asServed', figure);
  const compared = (what: string, figure: keyof PageLoad, variant: VariantName, max?: number): Row => {
    const [value, baseline] = [served(figure), getMedian(variant, figure)];
    const bound = max ? { aim: `<= ${max}x`, isMet: value / baseline <= max } : {};
    return { name: `${at} ${what}`, value, unit: 'ms', baseline, ...bound };
  };
  const bounded = (what: string, value: number, unit: string, max: number) =>
    atMost(max, { name: `${at} ${what}`, value, unit });
  const firstPaint = served('firstPaint');
  return [
    {
      ...compared('first paint, beside the picture alone', 'firstPaint', 'pictureOnly'),
      aim: `<= ${QUICK_MS} or ${MAX.firstPaint}x`,
      isMet: firstPaint <= QUICK_MS || firstPaint / getMedian('pictureOnly', 'firstPaint') <= MAX.firstPaint,
    },
    compared('largest paint, beside the picture alone', 'largestPaint', 'pictureOnly'),
    compared(
      'largest paint, beside the picture and as many bytes',
      'largestPaint',
      'pictureAndBytes',
      MAX.largestPaint,
    ),
    compared('largest paint, beside no scripts', 'largestPaint', 'withoutScripts'),
    compared('largest paint, beside no server rendering', 'largestPaint', 'withoutServerRendering'),
    bounded('main thread blocked', served('blocked'), 'ms', MAX.blockedMs),
    compared('longest task', 'longestTask', 'withoutScripts'),
    bounded('scripts', served('scriptBytes') / 1000, 'kB', MAX.scriptKb),
    bounded('scripts before it has loaded', served('earlyScriptBytes') / 1000, 'kB', MAX.earlyScriptKb),
    bounded('requests', served('requests'), '', MAX.requests),
    bounded('layout shift', served('shift'), '', MAX.shift),
  ];
}

export default async function bench() {
  const shop = await startShop();
  const browser = await openBrowser();
  const rows: Row[] = [];
  for (const profile of PROFILES) {
    if (!isProfile(profile)) throw new Error(`There is no profile ${profile}.`);
    for (const path of PAGES) {
      rows.push(...getRows(`${profile} ${path}`, await measure(browser, shop.url, path, profile)));
    }
  }
  await browser.close();
  await shop.stop();
  return rows;
}
