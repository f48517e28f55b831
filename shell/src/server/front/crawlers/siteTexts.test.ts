import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@shop/domain/site/brand';
import { sitemapXml, siteTexts } from './siteTexts';

const ORIGIN = 'https://shop.example';
const write = (path: string) => siteTexts[path]?.({ origin: ORIGIN, shippingCountries: ['US', 'CA'] }) ?? '';

test('robots.txt names sitemap and product feed, and keeps crawlers out of the service only', () => {
  const lines = write('/robots.txt').split('\n');
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
  expect(lines).toContain('# Products: https://shop.example/feeds/products.xml');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /api/']);
});

test('sitemap.xml lists each address once, whole and in order', () => {
  const pages = ['/wax', '/', '/wax', '/faq'].map((path) => ({ path }));
  const addresses = [...sitemapXml(ORIGIN, pages).matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(addresses.map(([, address]) => address)).toEqual([
    'https://shop.example/',
    'https://shop.example/faq',
    'https://shop.example/wax',
  ]);
});

test('no path can break the sitemap’s markup', () => {
  const xml = sitemapXml(ORIGIN, [{ path: '/a&b' }, { path: '/<x>"\'' }]);
  expect(xml).toContain('<loc>https://shop.example/a&#38;b</loc>');
  expect(xml).not.toMatch(/<x>/);
});

test('a page of the sitemap names when it changed and its pictures', () => {
  const xml = sitemapXml(ORIGIN, [
    { path: '/wax', modified: '2026-11-24T12:00:00.000Z', pictures: ['/media/wax.1-960.webp'] },
  ]);
  expect(xml).toContain(
    '<loc>https://shop.example/wax</loc><lastmod>2026-11-24T12:00:00.000Z</lastmod><image:image><image:loc>https://shop.example/media/wax.1-960.webp</image:loc></image:image>',
  );
});

test('llms.txt is one page of Markdown with whole addresses and the shop’s own facts', () => {
  const text = write('/llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+/);
  expect(text).toContain('Ships to: US, CA.');
  expect(text).toContain('start at 8%');
  const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !link?.startsWith(`${ORIGIN}/`))).toEqual([]);
});

test('security.txt says whom to tell, and is valid for less than a year', () => {
  const now = Date.now();
  const fields = new Map(
    write('/.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.get('Canonical')).toBe('https://shop.example/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - now) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

test('the web app manifest has the shop’s own words, and icons of the sizes that browsers ask for', () => {
  const file = path.join(import.meta.dirname, '../../../../media/root/manifest.webmanifest');
  const { name, description, icons, start_url } = JSON.parse(readFileSync(file, 'utf8'));
  expect({ name, description }).toEqual({ name: brand.name, description: brand.description });
  expect(start_url).toBe('/');
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['any', '192x192', '512x512']);
});
