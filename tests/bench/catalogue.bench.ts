// The shop's list rendered on the server with our 15 products, and with a synthetic catalogue of 10,000: HTML and time
// stay bounded because a long list comes in pages.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Product } from '../../mf-catalog/src/data/products';
import { commonConfig, runRspack } from '../../shared/tooling/index.mjs';
import type { Row } from './bench';
import type * as Catalogue from './catalogueEntry';
import { median } from './quantiles';

const RUNS = 30;
const MANY = 10_000;
/** How much more ten times the products may cost a page. */
const MAX_GROWTH = 1.05;

/** The list as the server would run it. */
async function loadList(): Promise<typeof Catalogue> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'catalogue-bench-'));
  await runRspack({
    ...commonConfig({
      app: '.',
      name: 'bench',
      version: 'bench',
      mode: 'production',
      outputPath: folder,
      isServer: true,
    }),
    devtool: false,
    target: 'node',
    entry: './tests/bench/catalogueEntry.tsx',
    output: { path: folder, filename: 'list.cjs', library: { type: 'commonjs2' } },
  });
  const list = await import(path.join(folder, 'list.cjs'));
  await rm(folder, { recursive: true });
  return list.default ?? list;
}

function timed(work: () => unknown) {
  const started = performance.now();
  work();
  return performance.now() - started;
}

export default async function bench() {
  const { makeCatalogue, renderList } = await loadList();
  const ours = makeCatalogue(15);
  const longest = makeCatalogue(60);
  const many = makeCatalogue(MANY);
  const firstSearch = timed(() => renderList(many, '?search=lavender'));
  const measure = (catalogue: Product[], search: string) => {
    const html = renderList(catalogue, search);
    const times = Array.from({ length: RUNS }, () => timed(() => renderList(catalogue, search)));
    return { kilobytes: html.length / 1024, ms: median(times) };
  };
  const base = measure(ours, '');
  const full = measure(longest, '');
  const rows: Row[] = [
    { name: 'HTML, 15 products on one page', value: base.kilobytes, unit: 'kB' },
    { name: 'HTML, 60 products: the longest page', value: full.kilobytes, unit: 'kB' },
    { name: 'render, 15 products', value: base.ms, unit: 'ms' },
    { name: 'render, 60 products', value: full.ms, unit: 'ms' },
    {
      name: 'first search in 10,000: makes the index',
      value: firstSearch,
      unit: 'ms',
      aim: 'once a catalogue',
    },
  ];
  const thousand = measure(makeCatalogue(1000), '');
  const tenThousand = measure(many, '');
  for (const [what, key, unit] of [
    ['HTML', 'kilobytes', 'kB'],
    ['render', 'ms', 'ms'],
  ] as const) {
    rows.push({
      name: `${what}, first of 10,000 beside first of 1,000`,
      value: tenThousand[key],
      unit,
      baseline: thousand[key],
      aim: `<= ${MAX_GROWTH}x`,
      isMet: tenThousand[key] / thousand[key] <= MAX_GROWTH,
    });
  }
  const searches = {
    'first page': '',
    'last page': '?page=999999',
    'by price': '?sort=price-high',
    'one category, by rating': '?category=wax&sort=rating',
    'search, two words': '?search=fragrance%20oils',
    'search, a typing error': '?search=lavendar',
  };
  for (const [name, search] of Object.entries(searches)) {
    const { kilobytes, ms } = measure(many, search);
    rows.push(
      {
        name: `HTML, 10,000: ${name}`,
        value: kilobytes,
        unit: 'kB',
        baseline: full.kilobytes,
        aim: 'no more than 60 products',
        isMet: kilobytes <= full.kilobytes * 1.1,
      },
      {
        name: `render, 10,000: ${name}`,
        value: ms,
        unit: 'ms',
        baseline: full.ms,
        aim: '< 50 ms',
        isMet: ms < 50,
      },
    );
  }
  return rows;
}
