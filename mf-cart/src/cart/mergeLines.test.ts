import type { CartLine } from '@shop/contracts/cart';
import { mergeLines } from './mergeLines';

const line = (id: string, quantity: number): CartLine => ({
  id,
  name: id,
  slug: id,
  image: '',
  price: 1,
  quantity,
});
const quantities = (lines: CartLine[]) => Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));

const wax = line('wax', 2);
const jar = line('jar', 1);

test('adds of both tabs are summed', () => {
  const merged = mergeLines([wax], [line('wax', 3)], [line('wax', 4), jar]);
  expect(quantities(merged)).toEqual({ wax: 5, jar: 1 });
});

test('what this tab removed is gone, what it never knew stays', () => {
  expect(quantities(mergeLines([wax], [], [line('wax', 4), jar]))).toEqual({ jar: 1 });
});

test('what the other tab removed is gone where nothing was done to it here', () => {
  expect(quantities(mergeLines([wax, jar], [wax, line('jar', 2)], []))).toEqual({ jar: 2 });
});

test('steps of both tabs never take a line away: that is what Remove is for', () => {
  expect(quantities(mergeLines([line('wax', 5)], [line('wax', 1)], [line('wax', 2)]))).toEqual({ wax: 1 });
});

test('without a change here, the lines are those of the other tab', () => {
  const theirs = [jar, line('wax', 9)];
  expect(mergeLines([wax], [wax], theirs)).toEqual([jar, line('wax', 9)]);
});
