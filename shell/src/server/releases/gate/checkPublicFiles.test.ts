import { checkPublicFiles } from './checkPublicFiles';

const files = ['client/public/a.txt'];
const offering = (path: string, headers = {}) => [{ path, folder: 'public', headers }];
const tools = {
  name: 'mf_tools' as const,
  publicFiles: [...offering('/embed'), ...offering('/widgets/wax.js')],
};

test('files below an address of its own are welcome, with headers about caches', () => {
  const candidate = offering('/gift-cards', { 'Cache-Control': 'no-cache' });
  expect(checkPublicFiles(candidate, [tools], files)).toEqual([]);
});

test.each([
  ['/robots.txt', 'the shell'],
  ['/sitemap.xml', 'the shell'],
  ['/.well-known/shop-contract.json', 'the shell'],
  ['/api/orders', 'the shell'],
  ['/embed/calculators.js', 'mf_tools'],
  ['/widgets', 'mf_tools'],
])('a public file %s takes an address of %s, and is refused', (path, owner) => {
  expect(checkPublicFiles(offering(path), [tools], files)).toEqual([
    `the public file ${path} takes an address of ${owner}`,
  ]);
});

test('a header that speaks for the whole origin is refused by name', () => {
  const headers = { 'Set-Cookie': 'x=1', 'Service-Worker-Allowed': '/' };
  const faults = checkPublicFiles(offering('/gift-cards', headers), [], files);
  expect(faults).toEqual([
    'the public file /gift-cards sets Set-Cookie; it may set cache-control, cdn-cache-control',
    'the public file /gift-cards sets Service-Worker-Allowed; it may set cache-control, cdn-cache-control',
  ]);
});

test('a folder without a file is refused', () => {
  expect(checkPublicFiles(offering('/gift-cards'), [], ['client/publicity.js'])).toEqual([
    'publicFiles names the folder client/public/, and the release has no file in it',
  ]);
});
