import type { RemoteName } from '@shop/contracts/remotes';
import { checkPublicFiles } from './checkPublicFiles';

const files = ['client/public/a.txt'];
const offering = (...paths: string[]) => offeringWith({}, ...paths);
const offeringWith = (headers: Record<string, string>, ...paths: string[]) => ({
  publicFiles: paths.map((path) => ({ path, folder: 'public', isForOtherSites: false, headers })),
});
const tools: [RemoteName, ReturnType<typeof offering>] = ['mf_tools', offering('/embed', '/widgets/wax.js')];

test('files below an address of its own are welcome, with headers about caches', () => {
  const candidate = offeringWith({ 'Cache-Control': 'no-cache' }, '/gift-cards');
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
  const faults = checkPublicFiles(offeringWith(headers, '/gift-cards'), [], files);
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
