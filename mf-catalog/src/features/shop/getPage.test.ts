import fc from 'fast-check';
import { getPage, MAX_ON_ONE_PAGE, PAGE_SIZE } from './getPage';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

test('up to 60 results stand on one page', () => {
  expect(getPage(numbers(15), 1)).toEqual({ items: numbers(15), page: 1, pageCount: 1 });
  expect(getPage(numbers(MAX_ON_ONE_PAGE), 3)).toMatchObject({ page: 1, pageCount: 1 });
  expect(getPage(numbers(MAX_ON_ONE_PAGE + 1), 1).items).toHaveLength(PAGE_SIZE);
});

test('all pages together are the list, and none is longer than a page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), (length) => {
      const { pageCount } = getPage(numbers(length), 1);
      const pages = numbers(pageCount).map((index) => getPage(numbers(length), index + 1).items);
      expect(pages.flat()).toEqual(numbers(length));
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(MAX_ON_ONE_PAGE);
    }),
  );
});

test('a page beyond the last shows the last', () => {
  expect(getPage(numbers(100), 999)).toMatchObject({ page: 3, pageCount: 3, items: [96, 97, 98, 99] });
});
