import { products } from '../../data/products';
import { productJsonLd } from './productJsonLd';

const site = { origin: 'https://shop.example', shippingCountries: ['US', 'CA'] };

test.each(products.map((product) => [product.slug, product] as const))(
  '%s: offer, shipping and return policy, and no rating while ratings are samples',
  (_slug, product) => {
    const data = productJsonLd(product, product.summary, site);
    expect(data.offers.price).toBe((product.priceCents / 100).toFixed(2));
    expect(data.offers.url).toMatch(/^https:\/\/shop\.example\/[a-z-]+\/[a-z-]+$/);
    expect(data.offers.hasMerchantReturnPolicy['@id']).toBe('https://shop.example/#returns');
    expect(data.offers.shippingDetails.shippingDestination.addressCountry).toEqual(['US', 'CA']);
    expect(JSON.stringify(data)).not.toMatch(/aggregateRating|review/i);
  },
);

test.each([
  ['soy-wax', '5.95'],
  ['medium-candle-making-kit', '5.95'],
  ['expert-candle-making-kit', '8.95'],
])('%s: the shipping rate is that of its price', (slug, rate) => {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(slug);
  expect(productJsonLd(product, '', site).offers).toMatchObject({
    shippingDetails: { shippingRate: { value: rate, currency: 'USD' } },
  });
});

test('a wick tells its size and the widths that it suits', () => {
  const wick = products.find(({ slug }) => slug === 'premium-cotton-wicks');
  if (!wick) throw new Error('no wick');
  expect(productJsonLd(wick, '', site)).toMatchObject({
    size: 'ECO 4',
    additionalProperty: { minValue: 7, maxValue: 9, unitCode: 'CMT' },
  });
});

test.each([
  ['soy-wax', '1.50', 100, 'GRM'],
  ['vanilla-bean', '22.02', 100, 'MLT'],
  ['clear-glass-jars', '1.83', 1, 'C62'],
])('%s: the unit price is that of the line under its name', (slug, price, value, unitCode) => {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(slug);
  expect(productJsonLd(product, '', site).offers).toMatchObject({
    priceSpecification: { price, referenceQuantity: { value, unitCode } },
  });
});
