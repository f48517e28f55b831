import { article } from './article';
import { breadcrumbList } from './breadcrumbs';
import { faqPage } from './faqPage';
import { howTo } from './howTo';
import { merchantReturnPolicy, returnPolicyReference } from './merchantReturnPolicy';
import { pictureUrl } from './pictureUrl';
import { shippingReference, shippingService } from './shippingService';
import { videoObject } from './videoObject';
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

test('an article names headline, picture, author and page, and a date only where one is known', () => {
  const entry = {
    headline: 'Wax Types',
    description: 'Four waxes compared.',
    image: 'https://shop.example/w.webp',
    path: '/guides/wax-types',
    origin,
    publisher: 'Shop',
  };
  expect(article(entry)).toMatchObject({
    '@type': 'Article',
    headline: 'Wax Types',
    image: ['https://shop.example/w.webp'],
    author: { '@type': 'Organization', name: 'Shop' },
    mainEntityOfPage: { '@id': 'https://shop.example/guides/wax-types' },
  });
  expect(article(entry)).not.toHaveProperty('datePublished');
  expect(article({ ...entry, datePublished: '2025-05-15' })).toHaveProperty('datePublished', '2025-05-15');
});

test('every question of a FAQ page has a name and an accepted answer', () => {
  expect(faqPage([{ question: 'Why?', answer: 'Because.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
  ]);
});

test('the steps of a how-to keep their order and point at their place on the page', () => {
  const data = howTo({
    name: 'Pour',
    description: 'Pouring.',
    image: 'https://shop.example/p.webp',
    url: 'https://shop.example/video-tutorials/pour',
    steps: [
      { name: 'Warm', text: 'Warm the jar.', image: 'https://shop.example/1.webp' },
      { name: 'Pour', text: 'Pour slowly.', image: 'https://shop.example/2.webp' },
    ],
  });
  expect(data.step.map(({ position, name, url }) => [position, name, url])).toEqual([
    [1, 'Warm', 'https://shop.example/video-tutorials/pour#step-1'],
    [2, 'Pour', 'https://shop.example/video-tutorials/pour#step-2'],
  ]);
});

test('a video names its length as an ISO duration', () => {
  const data = videoObject({
    name: 'Pour',
    description: 'Pouring.',
    thumbnail: 'https://shop.example/p.webp',
    uploadDate: '2025-05-01',
    minutes: 12,
    embedUrl: 'https://www.youtube-nocookie.com/embed/x',
  });
  expect(data).toMatchObject({ '@type': 'VideoObject', uploadDate: '2025-05-01', duration: 'PT12M' });
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
  const policy = merchantReturnPolicy({
    days: 30,
    path: '/returns-exchanges',
    countries: ['US', 'CA'],
    origin,
  });
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
  const service = shippingService({
    bands: [
      { fromCents: 0, belowCents: 5000, standardCents: 595 },
      { fromCents: 5000, belowCents: null, standardCents: 0 },
    ],
    handling: { min: 1, max: 2 },
    transit: { min: 3, max: 5 },
    countries: ['CA'],
    origin,
  });
  expect(
    service.shippingConditions.map(({ orderValue, shippingRate }) => [orderValue, shippingRate]),
  ).toEqual([
    [
      expect.objectContaining({ minValue: '0.00', maxValue: '49.99' }),
      expect.objectContaining({ value: '5.95', currency: 'USD' }),
    ],
    [expect.objectContaining({ minValue: '50.00' }), expect.objectContaining({ value: '0.00' })],
  ]);
  expect(service.shippingConditions[0]?.shippingDestination.addressCountry).toEqual(['CA']);
  expect(shippingReference(origin).hasShippingService['@id']).toBe(service['@id']);
});
