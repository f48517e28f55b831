import { readableOn } from './readableOn';
import { firstSettings, methods, type Settings } from './settings';
import { getSnippet } from './snippets';

const SHOP = 'https://shop.example';
const integrity = {
  version: '1.4.0',
  folder: '/r/mf-tools/1.4.0/client/embed/',
  files: { 'calculators-all.js': 'sha384-abc' },
};
const made = (settings: Partial<Settings>) => getSnippet({ ...firstSettings, ...settings }, SHOP, integrity);

test('what is a default is left out', () => {
  expect(made({}).code).toContain('<candle-calculator type="wax">');
  expect(made({ units: 'imperial', wax: 'soy', theme: 'dark' }).code).toContain(
    '<candle-calculator type="wax" units="imperial" wax="soy" theme="dark">',
  );
  expect(made({ type: 'supplies', units: 'metric' }).code).toContain('units="metric"');
  expect(made({ type: 'supplies', units: 'imperial', lang: 'de' }).code).toContain('units="imperial"');
});

test('a wax that the calculator does not know is left out', () => {
  expect(made({ type: 'wick-guide', wax: 'soy' }).code).not.toContain('wax=');
});

test('the pinned code has the live version and its hash', () => {
  const { code } = made({ method: 'pinned' });
  expect(code).toContain(`${SHOP}${integrity.folder}calculators-all.js`);
  expect(code).toContain('integrity="sha384-abc"');
});

test.each(methods)('the method "%s" says which calculator, and what its page has to allow', (method) => {
  const { code, policy } = made({ method, type: 'fragrance', theme: 'auto' });
  expect(code).toMatch(/fragrance/i);
  expect(code).toContain('auto');
  expect(policy).toMatch(method === 'package' ? /^script-src 'self'$/ : /https:\/\/shop\.example/);
});

test('a narrow place keeps more room', () => {
  const room = (width: number | null) => Number(/min-height: (\d+)px/.exec(made({ width }).css)?.[1]);
  expect(room(320)).toBeGreaterThan(room(null));
});

test.each([
  ['#1f5fa8', '#ffffff'],
  ['#f0a27c', '#000000'],
  ['#ffffff', '#000000'],
  ['#000000', '#ffffff'],
])('text on %s is %s', (accent, text) => {
  expect(readableOn(accent)).toBe(text);
});

test.each([
  ['https://my-site.example/blog?x=1', 'https://my-site.example'],
  ['my-site.example', 'https://my-site.example'],
  ['', 'https://your-site.example'],
])('the frame tells the site "%s"', (site, origin) => {
  expect(made({ method: 'frame', site }).code).toContain(`origin=${encodeURIComponent(origin)}`);
});

test('a frame is as wide as its place, and at most as chosen', () => {
  const { code, css } = made({ method: 'frame', width: 500 });
  expect(code).toContain('width="100%"');
  expect(css).toBe(`iframe[src^="${SHOP}/embed/frame.html"] {\n  max-width: 500px;\n}`);
});
