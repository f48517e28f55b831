/**
 * @jest-environment <rootDir>/tests/support/domEnvironment.cjs
 */
import published from '../../../published/products.json' with { type: 'json' };
import { pictures } from '../../data/pictures';
import { everythingSold, products } from '../../data/products';
import { productFeed } from './productFeed';
import { loader } from './productFeedRoute';

const origin = 'https://shop.example';
const xml = productFeed({ origin, countries: ['US'], sold: everythingSold });
const feed = new DOMParser().parseFromString(xml, 'text/xml');
const items = [...feed.getElementsByTagName('item')];
const field = (item: Element, name: string) => item.getElementsByTagName(`g:${name}`)[0]?.textContent ?? '';

/** The field rules of Google's product data specification (support.google.com/merchants/answer/7052112). */
const rules: Record<string, RegExp> = {
  id: /^.{1,50}$/,
  title: /^.{1,150}$/,
  // Plain text of 1 to 5000 characters, none of them invisible.
  description: /^[^<>\u00a0\u2060]{1,5000}$/,
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

const delivery = (country: string) =>
  `<g:shipping><g:country>${country}</g:country><g:service>Standard</g:service><g:price>5.95 USD</g:price><g:min_handling_time>1</g:min_handling_time><g:max_handling_time>2</g:max_handling_time><g:min_transit_time>3</g:min_transit_time><g:max_transit_time>5</g:max_transit_time></g:shipping>`;

test('the feed is, character by character, what merchant centers have been given; no text breaks its markup', () => {
  const [product] = products.filter(({ id }) => id === 'wx-201');
  const sold = product && [{ ...product, slug: 'x', name: 'Soy <Wax>', summary: 'Flakes & more.' }];
  expect(productFeed({ origin, countries: ['US', 'CA'], sold: sold ?? [] })).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
  <title>Wick &#38; Wax</title>
  <link>https://shop.example/</link>
  <description>Wick &#38; Wax is an online shop for candle makers: kits, wax, wicks, fragrance oils, containers, guides and free calculators.</description>
  <item><g:id>wx-201</g:id><g:title>Soy &#60;Wax&#62;</g:title><g:description>Flakes &#38; more.</g:description><g:link>https://shop.example/wax/x</g:link><g:image_link>https://shop.example${pictures['soy-wax'].base}-960.webp</g:image_link><g:price>14.99 USD</g:price><g:availability>in_stock</g:availability><g:condition>new</g:condition><g:brand>Wick &#38; Wax</g:brand><g:identifier_exists>no</g:identifier_exists><g:product_type>Wax</g:product_type><g:unit_pricing_measure>1000 g</g:unit_pricing_measure><g:unit_pricing_base_measure>100 g</g:unit_pricing_base_measure>${delivery('US')}${delivery('CA')}</item>
</channel>
</rss>
`,
  );
});

const ask = (prices?: Record<string, number>) =>
  loader({
    request: new Request(`${origin}/feeds/products.xml`),
    params: {},
    site: { shippingCountries: ['US', 'CA'], prices },
  });

test('the price is that of the products table, and what the table does not sell is left out', async () => {
  const answer = ask({ 'wx-201': 1599 });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/xml; charset=utf-8']);
  const text = await answer.text();
  expect(text.match(/<g:id>.*?</g)).toEqual(['<g:id>wx-201<']);
  expect(text).toContain('<g:price>15.99 USD</g:price><g:availability>in_stock<');
  for (const country of ['US', 'CA']) expect(text).toContain(`<g:country>${country}</g:country>`);
});

test.each([
  ['no price is known', undefined],
  ['nothing of the catalogue is sold', { other: 100 }],
])('where %s the feed is away, rather than empty', async (_what, prices) => {
  const answer = ask(prices);
  expect([answer.status, await answer.text()]).toEqual([503, 'The product feed is away for a moment.']);
});
