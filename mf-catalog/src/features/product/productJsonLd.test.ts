import { products } from '../../data/products';
import { productJsonLd } from './productJsonLd';

const origin = 'https://shop.example';
const productAt = (slug: string) => {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(slug);
  return product;
};

test.each(products.map((product) => [product.slug, product] as const))(
  '%s: an offer that refers to delivery and returns, and no rating while ratings are samples',
  (_slug, product) => {
    const data = productJsonLd(product, origin);
    expect(data.offers.price).toBe((product.priceCents / 100).toFixed(2));
    expect(data.offers.url).toMatch(/^https:\/\/shop\.example\/[a-z-]+\/[a-z-]+$/);
    expect(data.offers.hasMerchantReturnPolicy['@id']).toBe('https://shop.example/#returns');
    expect(data.offers.shippingDetails.hasShippingService['@id']).toBe('https://shop.example/#shipping');
    expect(JSON.stringify(data)).not.toMatch(/aggregateRating|review/i);
  },
);

test('a wick tells its size and the widths that it suits', () => {
  expect(productJsonLd(productAt('premium-cotton-wicks'), origin)).toMatchObject({
    size: 'ECO 4',
    additionalProperty: { minValue: 7, maxValue: 9, unitCode: 'CMT' },
  });
  // As its page says them.
  expect(productJsonLd(productAt('pre-tabbed-cotton-wicks'), origin)).toMatchObject({
    additionalProperty: { minValue: 5.1, maxValue: 7.6 },
  });
});

test.each([
  ['soy-wax', 1000, 100, 'GRM'],
  ['vanilla-bean', 59, 100, 'MLT'],
  ['clear-glass-jars', 6, 1, 'C62'],
])('%s: its price is that of the pack, told for a measure', (slug, amount, measure, unitCode) => {
  const product = productAt(slug);
  expect(productJsonLd(product, origin).offers).toMatchObject({
    priceSpecification: {
      price: (product.priceCents / 100).toFixed(2),
      referenceQuantity: { value: amount, unitCode, valueReference: { value: measure, unitCode } },
    },
  });
});

test('a kit has no unit price', () => {
  expect(productJsonLd(productAt('beginner-candle-making-kit'), origin).offers).not.toHaveProperty(
    'priceSpecification',
  );
});
