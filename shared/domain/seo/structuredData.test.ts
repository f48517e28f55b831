import { breadcrumbList } from './breadcrumbs';
import { merchantReturnPolicy, returnPolicyReference } from './merchantReturnPolicy';
import { pictureUrl } from './pictureUrl';
import { shippingReference, shippingService } from './shippingService';
import { webPage } from './webPage';

const origin = 'https://shop.example';

test('a breadcrumb list numbers its entries from 1 and names absolute addresses', () => {
  const { itemListElement } = breadcrumbList(
    [
      { name: 'Home', path: '/' },
      { name: 'Wax', path: '/wax' },
    ],
    origin,
  );
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
    { '@type': 'ListItem', position: 2, name: 'Wax', item: 'https://shop.example/wax' },
  ]);
});

test('a page belongs to the site and is named by its canonical address', () => {
  expect(webPage({ name: 'FAQ', description: 'Answers.', path: '/faq', origin })).toMatchObject({
    '@type': 'WebPage',
    url: 'https://shop.example/faq',
    isPartOf: { '@type': 'WebSite', url: 'https://shop.example/' },
  });
});

test('a picture is named by its largest size', () => {
  expect(pictureUrl({ base: '/media/x.1', widths: [320, 640] }, origin)).toBe(
    'https://shop.example/media/x.1-640.webp',
  );
});

test('a return policy names its days, and that the customer pays the way back', () => {
  const policy = merchantReturnPolicy(origin, ['US', 'CA'], '/returns-exchanges');
  expect(policy['@id']).toBe(returnPolicyReference(origin)['@id']);
  expect(policy).toMatchObject({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: ['US', 'CA'],
    merchantReturnDays: 30,
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    merchantReturnLink: 'https://shop.example/returns-exchanges',
  });
});

test('standard delivery names its cost for every order value, and an offer refers to it', () => {
  const service = shippingService(origin, ['CA']);
  expect(service.handlingTime.duration).toMatchObject({ minValue: 1, maxValue: 2 });
  expect(
    service.shippingConditions.map(({ orderValue, shippingRate }) => [orderValue, shippingRate]),
  ).toEqual([
    [
      expect.objectContaining({ minValue: '0.00', maxValue: '49.99' }),
      expect.objectContaining({ value: '5.95', currency: 'USD' }),
    ],
    [
      expect.objectContaining({ minValue: '50.00', maxValue: '99.99' }),
      expect.objectContaining({ value: '8.95' }),
    ],
    [
      expect.not.objectContaining({ maxValue: expect.anything() }),
      expect.objectContaining({ value: '0.00' }),
    ],
  ]);
  expect(service.shippingConditions[0]?.transitTime.duration).toMatchObject({ minValue: 3, maxValue: 5 });
  expect(service.shippingConditions[0]?.shippingDestination.addressCountry).toEqual(['CA']);
  expect(shippingReference(origin).hasShippingService['@id']).toBe(service['@id']);
});
