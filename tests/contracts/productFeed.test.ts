/**
 * @jest-environment jsdom
 */
import { remoteFeedSchema } from '@shop/contracts/feeds';
import * as z from 'zod/mini';
import published from '../../mf-catalog/published/products.json' with { type: 'json' };
import { feed as catalogueFeed } from '../../mf-catalog/src/features/feeds/feed';
import { sitemapPaths } from '../../mf-catalog/src/routes';
import { productFeed } from '../../shell/src/server/front/crawlers/productFeed';

const origin = 'https://shop.example';
const prices = Object.fromEntries(published.map(({ id, price }) => [id, price]));
const xml = productFeed({ origin, countries: ['US'], items: catalogueFeed.products, prices });
const feed = new DOMParser().parseFromString(xml, 'text/xml');
const items = [...feed.getElementsByTagName('item')];
const field = (item: Element, name: string) => item.getElementsByTagName(`g:${name}`)[0]?.textContent ?? '';

/** The field rules of Google's product data specification (support.google.com/merchants/answer/7052112). */
const rules: Record<string, RegExp> = {
  id: /^.{1,50}$/,
  title: /^.{1,150}$/,
  // Plain text of 1 to 5000 characters.
  description: /^[^<>]{1,5000}$/,
  link: /^https:\/\/shop\.example\/\S+$/,
  image_link: /^https:\/\/shop\.example\/\S+\.(webp|jpe?g|png)$/,
  availability: /^(in_stock|out_of_stock|preorder|backorder)$/,
  price: /^\d+\.\d{2} USD$/,
  condition: /^(new|refurbished|used)$/,
  brand: /^.{1,70}$/,
  identifier_exists: /^(yes|no)$/,
  product_type: /^.{1,750}$/,
  country: /^[A-Z]{2}$/,
  min_transit_time: /^\d+$/,
  max_transit_time: /^\d+$/,
};

test('the feed is XML that parses, with everything that is sold, each once', () => {
  expect(feed.getElementsByTagName('parsererror')).toHaveLength(0);
  expect(items.map((item) => field(item, 'id')).sort()).toEqual(published.map(({ id }) => id).sort());
  expect(new Set(items.map((item) => field(item, 'title'))).size).toBe(published.length);
});

test.each(Object.entries(rules))('every item has a %s that keeps the published rule', (name, rule) => {
  for (const item of items) expect(field(item, name)).toMatch(rule);
});

test('prices are those of the products table', () => {
  for (const { id, price } of published) {
    const item = items.find((candidate) => field(candidate, 'id') === id);
    expect(item && field(item, 'price')).toBe(`${(price / 100).toFixed(2)} USD`);
  }
});

test('a unit price is of units that the specification knows, or there is none', () => {
  for (const item of items) {
    const measure = field(item, 'unit_pricing_measure');
    if (measure === '') {
      expect(field(item, 'product_type')).toMatch(/^(Candle Kits|Gift Bundles)$/);
      continue;
    }
    expect(measure).toMatch(/^\d+ (g|ml|ct)$/);
    expect(field(item, 'unit_pricing_base_measure')).toBe(
      measure.endsWith('ct') ? '1 ct' : `100 ${measure.split(' ')[1]}`,
    );
  }
});

test('what the catalogue says to the feeds has the shape that the shell reads, and names pages of its own', () => {
  expect(z.parse(remoteFeedSchema, catalogueFeed)).toEqual(catalogueFeed);
  for (const { path } of [...catalogueFeed.products, ...catalogueFeed.pages])
    expect(sitemapPaths).toContain(path.split('#')[0]);
});
