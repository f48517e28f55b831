import { reachingProducts } from './reachingProducts';

const products = [
  { id: 'a', slug: 'oil', priceCents: 1299 },
  { id: 'b', slug: 'kit', priceCents: 2999 },
  { id: 'c', slug: 'jars', priceCents: 1099 },
  { id: 'd', slug: 'wax', priceCents: 1499 },
];
const line = (id: string) => ({ id, name: id, price: 1, slug: id, image: '', quantity: 1 });

test('the two cheapest that reach it alone, without what is in the cart', () => {
  expect(reachingProducts(products, [], 1099)).toEqual(['jars', 'oil']);
  expect(reachingProducts(products, [line('a')], 1100)).toEqual(['wax', 'kit']);
});

test('none where nothing reaches it', () => {
  expect(reachingProducts(products, [], 3000)).toEqual([]);
});
