import { robotsTxt } from './robotsTxt';
import { sitemapXml } from './sitemapXml';
import { webManifest } from './webManifest';

const ORIGIN = 'https://shop.example';

test('robots.txt names the sitemap and keeps crawlers out of the service only', () => {
  const lines = robotsTxt(ORIGIN).split('\n');
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /api/']);
});

test('sitemap.xml lists each address once, whole and in order', () => {
  const addresses = [...sitemapXml(ORIGIN, ['/wax', '/', '/wax', '/faq']).matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(addresses.map(([, address]) => address)).toEqual([
    'https://shop.example/',
    'https://shop.example/faq',
    'https://shop.example/wax',
  ]);
});

test('no path can break the sitemap’s markup', () => {
  const xml = sitemapXml(ORIGIN, ['/a&b', '/<x>"\'']);
  expect(xml).toContain('<loc>https://shop.example/a&amp;b</loc>');
  expect(xml).not.toMatch(/<x>/);
});

test('the manifest is JSON with icons of the sizes that browsers ask for', () => {
  const { icons, start_url } = JSON.parse(webManifest());
  expect(start_url).toBe('/');
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['any', '192x192', '512x512']);
});
