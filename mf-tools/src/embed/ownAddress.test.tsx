import { ownAddress, shopAddress } from './ownAddress';

test.each([
  [
    'Chromium',
    'Error\n    at https://a.example/embed/calculators.js?as=next:1:2041\n    at foo (https://b.example/x.js:3:4)',
  ],
  ['Chromium, in a function', 'Error\n    at e (https://a.example/embed/calculators.js?as=next:1:20)'],
  [
    'Firefox',
    'e@https://a.example/embed/calculators.js?as=next:1:77\n@https://a.example/embed/calculators.js?as=next:9:1',
  ],
])('a module reads its address where %s writes it', (_engine, stack) => {
  expect(ownAddress(stack).href).toBe('https://a.example/embed/calculators.js?as=next');
});

test('Safari leaves the query out of a stack', () => {
  expect(ownAddress('module code@https://a.example/embed/calculators.js:1:77').href).toBe(
    'https://a.example/embed/calculators.js',
  );
});

test('a port in the address is no line number', () => {
  expect(ownAddress('at http://127.0.0.1:3000/embed/calculators.js:1:5').href).toBe(
    'http://127.0.0.1:3000/embed/calculators.js',
  );
});

test('a combined script takes the shop that its own tag names, and nobody else’s', () => {
  document.body.innerHTML = `
    <script data-shop="store.myshopify.com" src="https://blog.example/other.js"></script>
    <script type="module" data-shop="https://shop.example" src="https://blog.example/cache/all.js"></script>`;
  const combined = new URL('https://blog.example/cache/all.js');
  const other = new URL('https://blog.example/other.js');
  expect(shopAddress(combined).href).toBe('https://shop.example/embed/calculators.js');
  expect(shopAddress(other)).toBe(other);
});
