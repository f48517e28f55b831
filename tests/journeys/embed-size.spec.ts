import { brotliCompressSync, gzipSync } from 'node:zlib';
import { documentText } from '../support/docSnippets';
import { addScript, shown } from '../support/hostile-hosts/addScript';
import { closeHost, visitHost } from '../support/hostile-hosts/visitHost';
import { expect, test } from '../support/journey';

const shop = () => process.env.SHOP_URL as string;

test.afterAll(closeHost);

test('one calculator is at most 14 kB (supplies 15), all of them at most 20 kB, a frame’s helper 1 kB, compressed', async ({
  request,
}) => {
  const size = async (name: string) =>
    gzipSync(await (await request.get(`/embed/${name}.js`)).text(), { level: 9 }).length;
  const loader = await size('calculators');
  for (const [type, limit] of Object.entries({ wax: 14, fragrance: 14, supplies: 15, 'wick-guide': 14 })) {
    expect(loader + (await size(type)), type).toBeLessThanOrEqual(limit * 1000);
  }
  expect(loader + (await size('views'))).toBeLessThanOrEqual(20_000);
  expect(await size('calculators-all')).toBeLessThanOrEqual(20_000);
  expect(await size('frame-host')).toBeLessThanOrEqual(1000);
});

test('what the federated module costs more is what its documents say @whole', async ({ request }) => {
  const [, documented] = /([\d.]+) kB more/.exec(documentText('README.md')) ?? [];
  const entry = await (await request.get('/embed/federation/remoteEntry.js')).text();
  expect(gzipSync(entry, { level: 9 }).length / 1000).toBeCloseTo(Number(documented), 1);
});

test('a mounted calculator is at most 40 kB by brotli, whatever of the container it takes', async ({
  request,
}) => {
  const { files } = await (await request.get('/embed/integrity.json')).json();
  const taken = Object.keys(files).filter((name) => name.startsWith('federation/'));
  expect(taken).toContain('federation/remoteEntry.js');
  const sizes = await Promise.all(
    [...taken, 'calculators.js', 'views.js'].map(
      async (name) => brotliCompressSync(await (await request.get(`/embed/${name}`)).text()).length,
    ),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(40_000);
});

test('a page with one kind of calculator loads that one only; with two, the file that holds all @whole', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('response', (response) => files.push(new URL(response.url()).pathname.split('/').at(-1) ?? ''));
  const open = async (html: string) => {
    files.length = 0;
    await visitHost(page, '');
    await page.evaluate((inner) => {
      document.body.innerHTML = inner;
    }, html);
    await addScript(page, `${shop()}/embed/calculators.js`);
    await shown(page).waitFor();
    // Once each: what an earlier page has left is run, and asked for again behind it.
    return [...new Set(files.filter((name) => name.endsWith('.js')))];
  };
  const one = '<candle-calculator type="fragrance"></candle-calculator>';
  expect(await open(one + one)).toEqual(['calculators.js', 'fragrance.js']);
  expect(await open(`${one}<candle-calculator type="wax"></candle-calculator>`)).toEqual([
    'calculators.js',
    'views.js',
  ]);
});

test('scripts are run for a day as they are and fetched behind it; what names the live release is asked for @whole', async ({
  request,
}) => {
  const kept = async (name: string) => (await request.get(`/embed/${name}`)).headers()['cache-control'];
  for (const name of ['calculators.js', 'wax.js', 'calculators-all.js', 'frame-host.js'])
    expect(await kept(name), name).toBe('max-age=0, stale-while-revalidate=86400');
  for (const name of ['integrity.json', 'federation/remoteEntry.js'])
    expect(await kept(name), name).toBe('no-cache');
  const behind = (await request.get('/embed/wax.js')).headers()['cdn-cache-control'];
  expect(behind).toBe('no-cache');
});
