import { popularSearches } from '@shop/domain/facts/popularSearches';
import fc from 'fast-check';
import { categoryKeys, skillLevelKeys } from '../data/categories';
import { type Product, products } from '../data/products';
import { filterProducts } from './filterProducts';
import { searchProducts } from './searchProducts';
import { type SortOrder, sortOrders, sortProducts } from './sortProducts';

/** What decides the place in each order: the smaller value stands first. */
const toKey: Record<SortOrder, (product: Product) => number> = {
  featured: ({ featured }) => (featured ? 0 : 1),
  'price-low': ({ priceCents }) => priceCents,
  'price-high': ({ priceCents }) => -priceCents,
  rating: ({ rating }) => -rating,
  newest: ({ createdAt }) => -new Date(createdAt).getTime(),
};

const aList = fc.shuffledSubarray([...products]) as fc.Arbitrary<Product[]>;

test('the orders are the stated five, featured first', () => {
  expect(sortOrders).toEqual(['featured', 'price-low', 'price-high', 'rating', 'newest']);
});

test.each(sortOrders)('%s: every list is ordered, ties keep their order, nothing is lost', (order) => {
  fc.assert(
    fc.property(aList, (list) => {
      const sorted = sortProducts(list, order);
      expect(new Set(sorted)).toEqual(new Set(list));
      for (let index = 1; index < sorted.length; index++) {
        const [before, after] = [sorted[index - 1] as Product, sorted[index] as Product];
        const difference = toKey[order](after) - toKey[order](before);
        expect(difference).toBeGreaterThanOrEqual(0);
        if (difference === 0) expect(list.indexOf(before)).toBeLessThan(list.indexOf(after));
      }
    }),
  );
});

test('sorting leaves the list itself as it was', () => {
  const list = [...products];
  sortProducts(list, 'price-low');
  expect(list).toEqual(products);
});

const skills = [null, ...skillLevelKeys];
const categories = [null, ...categoryKeys];
const terms = ['', ...popularSearches, 'soy', 'glass', 'wicks', 'nothing of this kind'];
const combinations = skills.flatMap((skill) =>
  categories.flatMap((category) =>
    terms.flatMap((term) => sortOrders.map((order) => ({ skill, category, term, order }))),
  ),
);

test('every combination of filter, search and order gives exactly what the data says', () => {
  expect(combinations).toHaveLength(4 * 6 * 9 * 5);
  for (const { skill, category, term, order } of combinations) {
    const found = sortProducts(filterProducts(searchProducts(products, term), { skill, category }), order);
    const matching = searchProducts(products, term);
    const expected = products
      .filter((product: Product) => skill === null || product.skillLevel === skill)
      .filter((product) => category === null || product.category === category)
      .filter((product) => matching.includes(product))
      .map((product, index) => ({ product, index }))
      .sort((a, b) => toKey[order](a.product) - toKey[order](b.product) || a.index - b.index)
      .map(({ product }) => product);
    expect(found).toEqual(expected);
  }
});

test.each([
  ['kit', 3],
  ['wax', 3],
  ['wick', 3],
  ['fragrance', 4],
  ['container', 2],
] as const)('the category %s has %d products', (category, count) => {
  expect(filterProducts(products, { category })).toHaveLength(count);
});

test.each(skillLevelKeys)('%s names exactly one kit', (skill) => {
  expect(filterProducts(products, { skill }).map(({ category }) => category)).toEqual(['kit']);
});
