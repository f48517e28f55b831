import { ownAddress } from './ownAddress';

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
  ['Safari', 'module code@https://a.example/embed/calculators.js?as=next:1:77'],
])('a module reads its address where %s writes it', (_engine, stack) => {
  expect(ownAddress(stack).href).toBe('https://a.example/embed/calculators.js?as=next');
});

test('a port in the address is no line number', () => {
  expect(ownAddress('at http://127.0.0.1:3000/embed/calculators.js:1:5').href).toBe(
    'http://127.0.0.1:3000/embed/calculators.js',
  );
});
