// npm run gallery: every address of the sitemap and every named state at 390 and 1280 px, on one page for a reviewer
// (test-results/gallery/index.html); the key pictures are compared with the committed baselines.
// `-- --update` keeps what it sees as the new baselines; `-- --keys` takes the key pictures only,
// `-- http://…` asks a shop that is running already.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../shared/tooling/findChromium';
import { startShop } from '../bench/startShop';
import { difference, TOLERANCE, toBaseline } from './comparePictures';
import { type Entry, galleryPage } from './galleryPage';
import { getFonts } from './machineFonts';
import { keyPictures, type State, states } from './states';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'test-results/gallery');
const baselines = path.join(import.meta.dirname, 'baselines');
const HEIGHTS = { 390: 844, 1280: 800 };
type Width = keyof typeof HEIGHTS;
const isUpdate = process.argv.includes('--update');
const isKeysOnly = process.argv.includes('--keys');
const running = process.argv.find((argument) => argument.startsWith('http://'));

/** A page at rest: loaded, started, nothing moving. */
async function open(browser: Browser, url: string, width: Width, media?: State['media']) {
  const viewport = { width, height: HEIGHTS[width] };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (media) await page.emulateMedia({ media });
  return page;
}

/** Scrolls through the page once, so that pictures below the window are there. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function takeAll(browser: Browser, origin: string) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const shown: State[] = [...routes.map((route) => ({ name: route, path: route })), ...states];
  const entries: Entry[] = [];
  for (const [index, { name, path: address, act, media }] of shown.entries()) {
    const pictures: Entry['pictures'] = [];
    for (const width of [390, 1280] as const) {
      const page = await open(browser, origin + address, width, media);
      await act?.(page);
      if (!act) await loadPictures(page);
      const file = `${String(index).padStart(3, '0')}-${width}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: !act || Boolean(media) });
      pictures.push({ file, width });
      await page.close();
    }
    entries.push({ name, path: address, pictures });
    process.stdout.write(`${index + 1}/${shown.length} ${name}\n`);
  }
  await writeFile(path.join(folder, 'index.html'), galleryPage(entries));
}

/** The key pictures against their baselines; gives the names of those that differ. */
async function compareKeys(browser: Browser, origin: string) {
  const fontsFile = path.join(baselines, 'fonts.txt');
  const page = await browser.newPage();
  const fonts = JSON.stringify(await getFonts(page));
  await page.close();
  const isSameFonts = existsSync(fontsFile) && (await readFile(fontsFile, 'utf8')).trim() === fonts;
  if (!isUpdate && !isSameFonts) {
    console.log('This machine has other fonts than the baselines were taken with: nothing is compared.');
    return [];
  }
  const others: string[] = [];
  for (const { name, path: address, width } of keyPictures) {
    const shot = await open(browser, origin + address, width);
    const png = await shot.screenshot();
    await shot.close();
    const file = path.join(baselines, `${name}-${width}.webp`);
    if (isUpdate) {
      await writeFile(file, await toBaseline(png));
      continue;
    }
    const part = existsSync(file) ? await difference(png, await readFile(file)) : 1;
    console.log(
      `${part > TOLERANCE ? 'DIFFERS' : 'alike  '} ${name} at ${width} px: ${(part * 100).toFixed(1)} %`,
    );
    if (part > TOLERANCE) {
      others.push(`${name}-${width}`);
      await writeFile(path.join(folder, `differs-${name}-${width}.png`), png);
    }
  }
  if (isUpdate) await writeFile(fontsFile, `${fonts}\n`);
  return others;
}

await mkdir(folder, { recursive: true });
await mkdir(baselines, { recursive: true });
const shop = running ? { url: running, stop: () => {} } : await startShop();
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  const others = await compareKeys(browser, shop.url);
  if (!isKeysOnly && !isUpdate) await takeAll(browser, shop.url);
  if (others.length > 0) {
    console.log(
      `${others.length} of ${keyPictures.length} key pictures differ; after looking: npm run gallery -- --update`,
    );
    process.exitCode = 1;
  }
  if (!isKeysOnly && !isUpdate) console.log(`The gallery is in ${path.relative(root, folder)}/index.html`);
} finally {
  await browser.close();
  await shop.stop();
}
