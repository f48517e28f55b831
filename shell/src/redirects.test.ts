import fc from 'fast-check';
import { redirects, redirectTarget } from './redirects';

/** Rule frame.redirects, written out. */
const table: [string, string][] = [
  ['/shop/kits/beginner-candle-making-kit', '/candle-making-kits/beginner-candle-making-kit'],
  ['/shop/kits/medium-candle-making-kit', '/candle-making-kits/medium-candle-making-kit'],
  ['/shop/kits/expert-candle-making-kit', '/candle-making-kits/expert-candle-making-kit'],
  ['/shop/kits/beginner-set', '/candle-making-kits/beginner-candle-making-kit'],
  ['/shop/kits/medium-set', '/candle-making-kits/medium-candle-making-kit'],
  ['/shop/kits/expert-set', '/candle-making-kits/expert-candle-making-kit'],
  ['/candle-making-kits/beginner-set', '/candle-making-kits/beginner-candle-making-kit'],
  ['/candle-making-kits/medium-set', '/candle-making-kits/medium-candle-making-kit'],
  ['/candle-making-kits/expert-set', '/candle-making-kits/expert-candle-making-kit'],
  ['/shop/fragrances/vanilla-bean', '/fragrance-oils/vanilla-bean'],
  ['/shop/fragrances/french-lavender', '/fragrance-oils/french-lavender'],
  ['/shop/fragrances/clean-linen', '/fragrance-oils/clean-linen'],
  ['/shop/fragrances/pumpkin-spice', '/fragrance-oils/pumpkin-spice'],
  ['/shop/wicks/premium-cotton-wicks', '/wicks/premium-cotton-wicks'],
  ['/shop/wicks/braided-cotton-wicks', '/wicks/braided-cotton-wicks'],
  ['/shop/wicks/pre-tabbed-cotton-wicks', '/wicks/pre-tabbed-cotton-wicks'],
  ['/shop/containers/clear-glass-jars', '/containers/clear-glass-jars'],
  ['/shop/containers/luxury-glass-containers', '/containers/luxury-glass-containers'],
  ['/tools/wax-calculator', '/wax-calculator'],
  ['/tools/wick-guide', '/wick-guide'],
  ['/tools/fragrance-calculator', '/fragrance-calculator'],
  ['/candle-kits', '/candle-making-kits'],
  ['/help/contact', '/contact'],
  ['/help/shipping', '/help'],
  ['/help/returns', '/help?tab=returns'],
  ['/help/faq', '/faq'],
];

test.each(table)('%s leads to %s', (from, to) => {
  expect(redirectTarget(from, '')).toBe(to);
});

test.each([
  '/',
  '/shop',
  '/shop/wax/soy-wax',
  '/shop/wax/x',
  '/shop/kits',
  '/shop/kits/gifts',
  '/shop/kits/beginner-',
  '/shop/kits/beginner-a/b',
  '/shop/fragrances',
  '/shop/fragrances/unknown',
  '/shop/wicks/vanilla-bean',
  '/shop/containers/unknown',
  '/tools',
  '/tools/supplies-calculator',
  '/candle-kits/beginner',
  '/help',
  '/help/unknown',
  '/product/soy-wax',
  '/searching',
])('%s stays where it is', (path) => {
  expect(redirectTarget(path, '?a=b')).toBeNull();
});

test.each([
  '/candle-making-kits/beginners',
  '/candle-making-kits/beginner-candle-making-kit',
  '/candle-making-kits/medium',
  '/candle-making-kits/medium-candle-making-kit',
  '/candle-making-kits/expert',
  '/candle-making-kits/expert-candle-making-kit',
  '/candle-making-kits/soy-wax',
  '/candle-making-kits/gifts',
])('the page %s wins over the pattern of kit names', (path) => {
  expect(redirectTarget(path, '')).toBeNull();
});

test('a redirect keeps the query string as it came', () => {
  expect(redirectTarget('/shop/', '?a=1+2&b')).toBe('/shop?a=1+2&b');
  expect(redirectTarget('/tools/wax-calculator', '?diameter=8&utm_source=a%20b')).toBe(
    '/wax-calculator?diameter=8&utm_source=a%20b',
  );
  expect(redirectTarget('/help/returns', '?tab=shipping&a=1')).toBe('/help?tab=returns&a=1');
});

test('the search address of search engines leads to the shop page with the term', () => {
  expect(redirectTarget('/search', '?q=soy+wax')).toBe('/shop?search=soy%20wax');
  expect(redirectTarget('/search', '?q=%20b%C3%A4r%20%26%20co&sort=newest')).toBe(
    '/shop?search=b%C3%A4r%20%26%20co&sort=newest',
  );
  expect(redirectTarget('/search', '?q=%20')).toBe('/shop');
  expect(redirectTarget('/search', '')).toBe('/shop');
});

test('one trailing slash leads to the bare path, in one step also through the table', () => {
  expect(redirectTarget('/wax/', '?a=1')).toBe('/wax?a=1');
  expect(redirectTarget('/candle-kits/', '')).toBe('/candle-making-kits');
  expect(redirectTarget('/search/', '?q=wax')).toBe('/shop?search=wax');
  expect(redirectTarget('/wax//', '')).toBeNull();
});

test.each(['//evil.example/', '/\\evil.example/', '//shop', '/x//evil.example/'])(
  'the address %s is never sent on: a browser might take it for another host',
  (path) => {
    expect(redirectTarget(path, '')).toBeNull();
  },
);

test('no target is the start of another redirect', () => {
  for (const to of [...Object.values(redirects), ...table.map(([, target]) => target)]) {
    const [path = '', query = ''] = to.split('?');
    expect(redirectTarget(path, query && `?${query}`)).toBeNull();
  }
});

test('whatever the address, a target is a path of this shop that stays where it is', () => {
  const segment = fc.oneof(
    fc.constantFrom('shop', 'kits', 'tools', 'help', '', 'beginner-x'),
    fc.webSegment(),
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), fc.webQueryParameters(), (segments, query) => {
      const target = redirectTarget(`/${segments.join('/')}`, query && `?${query}`);
      if (target === null) return;
      const url = new URL(target, 'https://shop.example');
      expect(url.origin).toBe('https://shop.example');
      expect(redirectTarget(url.pathname, url.search)).toBeNull();
    }),
  );
});
