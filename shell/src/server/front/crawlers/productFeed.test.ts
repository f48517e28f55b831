import { productFeed } from './productFeed';

const origin = 'https://shop.example';
const item = {
  id: 'wx-1',
  title: 'Soy <Wax>',
  description: 'Flakes & more.',
  path: '/wax/soy-wax',
  picture: '/media/soy.1-960.webp',
  productType: 'Wax',
  pack: { amount: 1000, unit: 'g' as const },
};
const feed = (prices: Record<string, number> = { 'wx-1': 1499 }) =>
  productFeed({ origin, countries: ['US', 'CA'], items: [item], prices });

test('the price is that of the products table, and what the table does not sell is left out', () => {
  expect(feed({ 'wx-1': 1599 })).toContain('<g:price>15.99 USD</g:price><g:availability>in_stock<');
  expect(feed({})).not.toContain('<item>');
});

test('a unit price can be worked out, and delivery is named for every country', () => {
  expect(feed()).toContain('<g:unit_pricing_measure>1000 g</g:unit_pricing_measure>');
  expect(feed()).toContain('<g:unit_pricing_base_measure>100 g</g:unit_pricing_base_measure>');
  for (const country of ['US', 'CA']) {
    expect(feed()).toContain(
      `<g:shipping><g:country>${country}</g:country><g:service>Standard</g:service><g:price>5.95 USD</g:price>`,
    );
  }
});

test('no text can break the feed’s markup', () => {
  expect(feed()).toContain(
    '<g:title>Soy &#60;Wax&#62;</g:title><g:description>Flakes &#38; more.</g:description>',
  );
});
