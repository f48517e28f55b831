import { article } from './article';

const origin = 'https://shop.example';

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
