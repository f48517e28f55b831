import { hasFormCart } from '../../cart/hasFormCart';
import { getReferrer } from '../../checkout/referrer';
import { fetchFormCart } from './fetchFormCart';

const soy = { id: 'wx-201', name: 'Soy Wax', price: 14.99, slug: 'soy-wax', image: '/s.webp', quantity: 2 };

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = 'form_cart=1; Path=/';
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = 'form_cart=; Path=/; Max-Age=0';
});

test('the lines of the server’s cart are taken once: a second tab finds nothing to take', async () => {
  const service = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ lines: [soy, { id: '' }] }));
  expect(hasFormCart()).toBe(true);
  const taking = fetchFormCart();
  expect(hasFormCart()).toBe(false);
  expect(await taking).toMatchObject([{ id: 'wx-201', quantity: 2 }]);
  expect(service).toHaveBeenCalledWith('/cart/take', expect.objectContaining({ method: 'POST' }));
});

test('the partner of a proposal that was added without script is kept', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ lines: [soy], ref: 'my-blog' }));
  await fetchFormCart();
  expect(getReferrer()).toBe('my-blog');
});

test('a document whose cookies may not be read has no cart on the server', () => {
  const cookie = jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  expect(hasFormCart()).toBe(false);
  cookie.mockRestore();
});
