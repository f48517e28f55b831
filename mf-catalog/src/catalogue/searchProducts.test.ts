import { popularSearches } from '@shop/domain/facts/popularSearches';
import { propertyRuns } from '@shop/testing/propertyRuns';
import fc from 'fast-check';
import { bundles, everythingSold, products } from '../data/products';
import { findPages } from './searchPages';
import { searchProducts, suggestProducts } from './searchProducts';

const slugsFor = (term: string) => searchProducts(products, term).map(({ slug }) => slug);

const wicks = ['premium-cotton-wicks', 'braided-cotton-wicks', 'pre-tabbed-cotton-wicks'];
const oils = ['vanilla-bean', 'french-lavender', 'clean-linen', 'pumpkin-spice'];
const kits = ['beginner-candle-making-kit', 'medium-candle-making-kit', 'expert-candle-making-kit'];

test.each([...popularSearches])('the popular search "%s" finds something', (term) => {
  expect(slugsFor(term).length).toBeGreaterThan(0);
});

test.each([
  ['cotton wicks', wicks],
  ['cotton wick', wicks],
  ['WICKS', wicks],
  ['fragrance oils', oils],
  ['fragrances', oils],
  ['oils', oils],
  ['kits', kits],
  ['beginner kit', ['beginner-candle-making-kit']],
  ['starter set', ['beginner-candle-making-kit']],
  ['expert kits', ['expert-candle-making-kit']],
  ['intermediate', ['medium-candle-making-kit']],
  ['containers', ['clear-glass-jars', 'luxury-glass-containers']],
  ['floral', ['french-lavender']],
  ['coconut wax', ['premium-wax']],
  ['candle wicks', wicks],
  ['lavender candle', ['french-lavender']],
  ['candles', products.map(({ slug }) => slug)],
  ['bees wax', ['beeswax-flakes']],
])('"%s" finds exactly what it names', (term, slugs) => {
  expect(slugsFor(term)).toEqual(expect.arrayContaining(slugs));
  expect(slugsFor(term)).toHaveLength(slugs.length);
});

test.each([
  ['jars', 'luxury-glass-containers', 'a synonym of its category'],
  ['jars', 'soy-wax', 'its description'],
  ['scents', 'clean-linen', 'a synonym of its category'],
  ['cinnamon', 'pumpkin-spice', 'its description'],
])('"%s" finds %s by %s', (term, slug) => {
  expect(slugsFor(term)).toContain(slug);
});

test.each(['gift', 'gifts', 'present', 'holiday', 'Christmas present'])(
  '"%s" finds the gift bundles and their page',
  (term) => {
    expect(searchProducts(everythingSold, term)).toEqual(expect.arrayContaining(bundles));
    expect(findPages(term, 4).map(({ to }) => to)).toContain('/candle-making-kits/gifts');
  },
);

test.each([
  ['8oz', 'clear-glass-jars'],
  ['8 ounces', 'clear-glass-jars'],
  ['12oz', 'luxury-glass-containers'],
  ['1kg', 'soy-wax'],
  ['vegan', 'soy-wax'],
  ['vegan wax', 'premium-wax'],
  ['2 fl oz', 'vanilla-bean'],
  ['2.2 lb', 'soy-wax'],
  ["beginner's kit", 'beginner-candle-making-kit'],
  ['beginner’s kit', 'beginner-candle-making-kit'],
])('"%s" finds %s by what the data says', (term, slug) => {
  expect(slugsFor(term)).toContain(slug);
});

test('nothing of bees is found as vegan', () => {
  expect(slugsFor('vegan')).toEqual(['soy-wax', 'premium-wax']);
});

test.each([
  ['lavendar', 'french-lavender'],
  ['vanila', 'vanilla-bean'],
  ['pumkpin', 'pumpkin-spice'],
  ['beeswaxx', 'beeswax-flakes'],
  ['biginner', 'beginner-candle-making-kit'],
])('"%s" has one typing error and still finds %s', (term, slug) => {
  expect(slugsFor(term)).toContain(slug);
});

test.each(['pine', 'hour', 'food', 'paint'])(
  '"%s" is a word of its own, and no mistake for another',
  (term) => {
    expect(slugsFor(term)).toEqual([]);
  },
);

test.each(['dinosaur', 'wax dinosaur', 'lavednre', 'xx', '💥', '!!', 'the'])('"%s" finds nothing', (term) => {
  expect(slugsFor(term)).toEqual([]);
});

test.each(['', '   '])('a blank term ("%s") asks for nothing: every product fits', (term) => {
  expect(slugsFor(term)).toHaveLength(products.length);
});

test('while one types, the beginning of a word is enough', () => {
  expect(slugsFor('lav')).toEqual(['french-lavender']);
  expect(slugsFor('soy w')).toEqual(slugsFor('soy wax'));
});

test('suggestions name those first whose name fits, and no more than asked for', () => {
  expect(suggestProducts(products, 'soy wax', 2).map(({ slug }) => slug)[0]).toBe('soy-wax');
  expect(suggestProducts(products, 'wax', 2)).toHaveLength(2);
});

test('every product is found by its whole name, written in any case', () => {
  for (const product of products) {
    expect(searchProducts(products, product.name.toUpperCase())).toContain(product);
  }
});

test('a letter wrong, missing, too many or swapped in a long word of a name still finds the product', () => {
  const longWords = products.flatMap((product) =>
    product.name
      .split(/[^A-Za-z]+/)
      .filter((word) => word.length >= 7)
      .map((word) => ({ product, word: word.toLowerCase() })),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...longWords),
      fc.nat(100),
      fc.constantFrom('wrong', 'missing', 'added', 'swapped'),
      ({ product, word }, position, mistake) => {
        // Not the last letter: an 's' more or less is the plural.
        const at = position % (word.length - 2);
        const rest = word.slice(at + 1);
        const typed = {
          wrong: `${word.slice(0, at)}q${rest}`,
          missing: word.slice(0, at) + rest,
          added: `${word.slice(0, at)}q${word.slice(at)}`,
          swapped: `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
        }[mistake];
        return searchProducts(products, typed).includes(product);
      },
    ),
    { numRuns: propertyRuns(500) },
  );
});

test('any text at all is answered with products of the list, in its order, without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (term) => {
      const found = searchProducts(products, term);
      return JSON.stringify(found) === JSON.stringify(products.filter((product) => found.includes(product)));
    }),
  );
});
