import { hasStoredCart } from './storedCart';

afterEach(() => localStorage.clear());

test('a stored cart is one that has lines', () => {
  expect(hasStoredCart()).toBe(false);
  localStorage.setItem('cart', '[]');
  expect(hasStoredCart()).toBe(false);
  localStorage.setItem('cart', '[{}]');
  expect(hasStoredCart()).toBe(true);
});

test('a document whose cookies may not be read has none', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  expect(hasStoredCart()).toBe(false);
});
