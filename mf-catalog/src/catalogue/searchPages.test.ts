import { findPages } from './searchPages';

const titles = (term: string) => findPages(term, 3).map(({ title }) => title);

test.each([
  ['wick size', 'Wick guide'],
  ['how much wax', 'Wax calculator'],
  ['tunnel', 'Guide: how to choose a wick'],
  ['calcul', 'Wax calculator'],
  ['shipping', 'Shipping and returns'],
])('"%s" finds %s', (term, title) => {
  expect(titles(term)).toContain(title);
});

test('a term that no guide and no tool has finds none, and so does a blank one', () => {
  expect(titles('zzz')).toEqual([]);
  expect(titles('  ')).toEqual([]);
});
