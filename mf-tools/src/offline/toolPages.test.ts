import { filesNamedIn, toolRequest } from './toolPages';

const origin = 'https://shop.example';
const ask = (path: string, changes = {}) =>
  toolRequest(
    {
      method: 'GET',
      mode: 'no-cors',
      url: origin + path,
      referrer: `${origin}/wax-calculator?wax=soy`,
      ...changes,
    },
    origin,
  );

test('the four pages are answered, with and without a recipe', () => {
  for (const path of [
    '/wax-calculator',
    '/fragrance-calculator?load=5',
    '/tools/supplies-calculator',
    '/wick-guide',
  ]) {
    expect(ask(path, { mode: 'navigate', referrer: '' })).toBe('page');
  }
});

test.each(['/', '/cart', '/shop', '/wax', '/wax-calculator/', '/tools', '/order-success?session_id=x'])(
  'the page %s is left alone',
  (path) => expect(ask(path, { mode: 'navigate' })).toBeNull(),
);

test('files and products are kept for the tools only', () => {
  expect(ask('/r/shell/main.0123456789.js')).toBe('file');
  expect(ask('/r/shell/main.0123456789.js', { referrer: `${origin}/shop` })).toBeNull();
  expect(ask('/r/shell/f.0123456789.woff2', { referrer: `${origin}/r/shell/1.0123456789.css` })).toBe('file');
  expect(ask('/api/products')).toBe('products');
  expect(ask('/api/products', { referrer: `${origin}/shop` })).toBeNull();
  expect(ask('/api/products?wax_type=soy')).toBeNull();
});

test('orders, checkout, other origins and anything but GET are never touched', () => {
  expect(ask('/api/orders/cs_1')).toBeNull();
  expect(ask('/api/create-checkout', { method: 'POST' })).toBeNull();
  expect(ask('/r/shell/main.0123456789.js', { method: 'HEAD' })).toBeNull();
  expect(ask('', { url: 'https://other.example/r/a.js' })).toBeNull();
  expect(ask('/r/a/1.0123456789.js', { referrer: 'https://other.example/wax-calculator' })).toBeNull();
});

test('the files of a page are read from its HTML, each once', () => {
  const html =
    '<link href="/r/a/1.0123456789.css"><script src="/r/a/1.0123456789.js"></script>"/r/a/1.0123456789.js" /media/a.webp';
  expect(filesNamedIn(html)).toEqual(['/r/a/1.0123456789.css', '/r/a/1.0123456789.js']);
});
