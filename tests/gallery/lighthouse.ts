// npm run lighthouse: accessibility, best practices and SEO of the key pages, each of which has to be 100. Lighthouse is
// fetched by npm when this runs, at one exact version: it is larger than everything that the shop itself needs.
// `-- http://…` asks a shop that is running already.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../../shared/tooling/findChromium';
import { startShop } from '../bench/startShop';

const run = promisify(execFile);
/** The last version that runs on Node 20. */
const PACKAGE = 'lighthouse@12.8.2';
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
const PAGES = ['/', '/shop', '/fragrance-oils/vanilla-bean', '/guides/wax-types', '/wax-calculator', '/cart'];
const LIMIT_MS = 240_000;

/** What Lighthouse writes, as far as it is read. */
type Report = {
  categories: Record<
    (typeof CATEGORIES)[number],
    { score: number; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; title: string }>;
};

/** Scores from 0 to 100 by category, and the titles of what is below. */
async function audit(url: string, folder: string) {
  const output = path.join(folder, 'report.json');
  const options = [
    `--only-categories=${CATEGORIES}`,
    '--output=json',
    `--output-path=${output}`,
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  await run('npm', ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url, ...options], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    timeout: LIMIT_MS,
  });
  const { categories, audits }: Report = JSON.parse(await readFile(output, 'utf8'));
  const scores = CATEGORIES.map((id) => Math.round(categories[id].score * 100));
  const faults = CATEGORIES.flatMap((id) =>
    categories[id].auditRefs.flatMap(({ id: name, weight }) => {
      const { score = null, title = name } = audits[name] ?? {};
      return weight > 0 && score !== null && score < 1 ? [title] : [];
    }),
  );
  return { scores, faults };
}

const [running] = process.argv.slice(2);
const shop = running ? { url: running, stop: () => {} } : await startShop();
const folder = await mkdtemp(path.join(os.tmpdir(), 'lighthouse-'));
try {
  console.log(`page: ${CATEGORIES.join(' / ')}`);
  for (const page of PAGES) {
    const { scores, faults } = await audit(shop.url + page, folder);
    console.log(`${page}: ${scores.join(' / ')}`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (scores.some((score) => score < 100)) process.exitCode = 1;
  }
} finally {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
}
