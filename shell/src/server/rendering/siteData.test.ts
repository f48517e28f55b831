import { siteData } from './siteData';

test('the site’s own structured data names shop, search, contact and both policies', () => {
  const texts = siteData({ origin: 'https://shop.example', shippingCountries: ['US', 'CA'] });
  const [organization, website] = texts.map((text) => JSON.parse(text));
  expect(organization).toMatchObject({
    '@type': 'Organization',
    contactPoint: { contactType: 'customer service', url: 'https://shop.example/contact' },
    hasMerchantReturnPolicy: { merchantReturnDays: 30, applicableCountry: ['US', 'CA'] },
    hasShippingService: { '@id': 'https://shop.example/#shipping' },
  });
  expect(organization.sameAs.length).toBeGreaterThan(0);
  expect(website).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Wick & Wax',
    potentialAction: { target: { urlTemplate: 'https://shop.example/search?q={term}' } },
  });
});
