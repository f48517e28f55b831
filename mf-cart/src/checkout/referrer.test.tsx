import { getReferrer, storeReferrer } from './referrer';

test('the site that sent the shopper is known where storage is full', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeReferrer('my-blog');
  write.mockRestore();
  expect(getReferrer()).toBe('my-blog');
});

test('the last of two sites counts, and no name that is none', () => {
  storeReferrer('my-blog');
  storeReferrer('other-blog');
  storeReferrer('<b>');
  expect(getReferrer()).toBe('other-blog');
});
