import { execFileSync } from 'node:child_process';
import { brotliCompressSync } from 'node:zlib';
import budgets from '../budget.json' with { type: 'json' };
import { expect, httpTest as test } from '../support/journey';
import { transferred } from '../support/transferred';

/**
 * Bytes over the network: scripts of a page with an empty cart, its HTML, the styles in it alone; HTML and scripts as files.
 * `requests` of a phone until the page is quiet are counted by steady.spec.ts.
 */
type PageBudget = { scripts: number; html: number; styles: number; files: number; requests?: number };
const budget: { pages: Record<string, PageBudget>; start: number; cart: number; fonts: number } = budgets;

type Boot = { scripts: string[]; composition: Record<string, { version: string }> };

/** A page as the network has it: its HTML, and the scripts that it names. */
async function open(origin: string | undefined, address: string) {
  const html = await transferred(`${origin}${address}`);
  const boot: Boot = JSON.parse(/<script id="boot"[^>]*>(.*?)<\/script>/s.exec(html.text)?.[1] ?? '');
  const first = [...html.text.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, src = '']) => src);
  const scripts = await Promise.all([...first, ...boot.scripts].map((src) => transferred(`${origin}${src}`)));
  return { html, boot, first, scripts };
}
const sum = (files: { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** What only one copy of a library holds. */
const marks = {
  'react-dom': '__reactContainer$',
  'react-router': '__reactRouterVersion',
  'react-redux': 'react-redux-context',
  redux: '@@redux/INIT',
  'redux-toolkit': 'immer-draftable',
  'zod/mini': 'ZodMiniType',
};
/** Some come with what needs them alone. */
const pagesWith: Record<string, string[]> = { 'redux-toolkit': ['/cart'], 'zod/mini': [] };

for (const [address, allowed] of Object.entries(budget.pages)) {
  test(`${address} weighs no more than its budget, with one copy of each library`, async ({ baseURL }) => {
    const { html, first, scripts } = await open(baseURL, address);
    const styles = [...html.text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
    const measured: PageBudget = {
      scripts: sum(scripts),
      html: html.bytes,
      styles: brotliCompressSync(styles).length,
      files: 1 + scripts.length,
    };
    for (const [what, bytes] of Object.entries(measured)) {
      const max = Reflect.get(allowed, what);
      expect({ what, bytes, isWithin: bytes <= max }).toEqual({ what, bytes, isWithin: true });
    }
    expect(first).toHaveLength(1);
    expect(scripts[0]?.bytes).toBeLessThanOrEqual(budget.start);
    for (const [library, mark] of Object.entries(marks)) {
      const copies = scripts.filter(({ text }) => text.includes(mark)).length;
      const isNeeded = pagesWith[library]?.includes(address) ?? true;
      expect({ library, copies }).toEqual({ library, copies: isNeeded ? 1 : 0 });
    }
  });
}

test('the fonts of a page weigh no more than their budget', async ({ baseURL }) => {
  const { html } = await open(baseURL, '/');
  const fonts = [...new Set([...html.text.matchAll(/[^"'(]+\.woff2/g)].map(([url]) => url))];
  expect(fonts).toHaveLength(2);
  const files = await Promise.all(fonts.map((url) => transferred(`${baseURL}${url}`)));
  expect(sum(files)).toBeLessThanOrEqual(budget.fonts);
});

test('what a filled cart adds to a page is within its budget, and holds no second copy of anything', async ({
  baseURL,
}) => {
  const { boot } = await open(baseURL, '/cart');
  const own = boot.scripts.filter((src) => src.includes('/mf-cart/') && !src.includes('page-cart'));
  const files = await Promise.all(own.map((src) => transferred(`${baseURL}${src}`)));
  expect(sum(files)).toBeLessThanOrEqual(budget.cart);
  for (const [library, mark] of Object.entries(marks)) {
    const isHere = files.some(({ text }) => text.includes(mark));
    expect({ library, isHere }).toEqual({ library, isHere: library === 'redux-toolkit' });
  }
});

test('no entry of a live release weighs more than its remote allows itself', async ({ baseURL }) => {
  const { boot } = await open(baseURL, '/');
  const live = Object.entries(boot.composition).map(([name, { version }]) => [
    name.replace('_', '-'),
    version,
  ]);
  const program = `
    import { loadTooling } from './shared/tooling/compiled.mjs';
    const { checkBudget } = await loadTooling('release/gate/checkBudget');
    const live = ${JSON.stringify(live)};
    console.log(JSON.stringify(live.flatMap(([app, version]) => checkBudget(app, version))));
  `;
  const faults: unknown = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }),
  );
  expect(faults).toEqual([]);
});
