import fc from 'fast-check';
import { sortOrders } from '../../catalogue/sortProducts';
import { categoryKeys, skillLevelKeys } from '../../data/categories';
import { routes } from '../../routes';
import { readShopQuery, type ShopQuery, shopAddress, writeShopQuery } from './shopQuery';

const read = (search: string) => readShopQuery(new URLSearchParams(search));

const nothing: ShopQuery = { search: '', skill: null, category: null, sort: 'featured', page: 1 };

test.each([
  '',
  'skill=wizard',
  'category=soap',
  'sort=chaos',
  'page=0',
  'page=-3',
  'page=1.5',
  'page=abc',
  'skill=all&category=all',
  'skill=__proto__&category=constructor',
  'search=%20%20',
  'search=%00',
])('"%s" asks for nothing: unknown values are ignored', (search) => {
  expect(read(search)).toEqual(nothing);
});

test.each([
  ['skill=beginner', 'beginner'],
  ['skill=medium', 'intermediate'],
  ['skill=intermediate', 'intermediate'],
  ['skill=expert', 'advanced'],
  ['skill=ADVANCED', 'advanced'],
])('"%s" is understood in each of the words that the shop uses', (search, skill) => {
  expect(read(search).skill).toBe(skill);
});

test.each([
  ['category=kits', 'kit'],
  ['category=kit', 'kit'],
  ['category=fragrances', 'fragrance'],
  ['category=fragrance', 'fragrance'],
])('"%s" is understood in singular and plural', (search, category) => {
  expect(read(search).category).toBe(category);
});

test('a plus and %20 are both a blank of the term', () => {
  expect(read('search=soy+wax').search).toBe('soy wax');
  expect(read('search=soy%20wax').search).toBe('soy wax');
});

test('an address has a query where there is one to say', () => {
  expect(shopAddress(nothing)).toBe('/shop');
  expect(shopAddress({ ...nothing, search: 'soy & co', page: 2 })).toBe('/shop?search=soy+%26+co&page=2');
});

test('the query of the whole catalogue is empty', () => {
  expect(writeShopQuery(nothing).toString()).toBe('');
});

test('the page cache knows each parameter', () => {
  const page = routes.find(({ path }) => path === '/shop');
  expect(new Set(page?.handle?.query)).toEqual(new Set(Object.keys(nothing)));
});

test('what is written is read again, whatever it is', () => {
  const aQuery = fc.record<ShopQuery>({
    search: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
    skill: fc.constantFrom(null, ...skillLevelKeys),
    category: fc.constantFrom(null, ...categoryKeys),
    sort: fc.constantFrom(...sortOrders),
    page: fc.integer({ min: 1, max: 10_000 }),
  });
  fc.assert(
    fc.property(aQuery, (query) => {
      expect(read(writeShopQuery(query).toString())).toEqual(query);
    }),
  );
});

test('an address keeps its filters where URLSearchParams tells no size', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  expect(shopAddress({ ...nothing, category: 'wick' })).toBe('/shop?category=wicks');
  if (size) Object.defineProperty(URLSearchParams.prototype, 'size', size);
});
