import { readProposal } from './proposal';

const read = (propose: string, recipe = '') => readProposal(new URLSearchParams({ propose, recipe }));

test('ids and quantities are read, in their order', () => {
  expect(read('wx-201:2,fr-401:1')).toEqual({
    lines: [
      { id: 'wx-201', quantity: 2 },
      { id: 'fr-401', quantity: 1 },
    ],
    dropped: 0,
    recipe: null,
  });
});

test('a product that is named twice is one line', () => {
  expect(read('wx-201:2,wx-201:3')?.lines).toEqual([{ id: 'wx-201', quantity: 5 }]);
});

test.each([
  ['a billion', 'wx-201:1000000000'],
  ['a thousand', 'wx-201:1000'],
  ['nothing', 'wx-201:0'],
  ['less than nothing', 'wx-201:-2'],
  ['half a pack', 'wx-201:1.5'],
  ['a price of its own', 'wx-201:2:0.01'],
  ['a name of its own', 'wx-201:2:Gold'],
  ['a script', '<script>alert(1)</script>:1'],
  ['no quantity', 'wx-201'],
  ['a letter that looks like a digit', 'wx-201:٣'],
])('%s is dropped and counted', (_, entry) => {
  expect(read(`${entry},fr-401:1`)).toMatchObject({ lines: [{ id: 'fr-401', quantity: 1 }], dropped: 1 });
});

test('of 500 entries the first hundred count', () => {
  const entries = Array.from({ length: 500 }, (_, index) => `wx-${index}:1`).join(',');
  expect(read(entries)?.lines).toHaveLength(100);
  expect(read(entries)?.dropped).toBe(400);
});

test('without a proposal there is none', () => {
  expect(readProposal(new URLSearchParams())).toBeNull();
  expect(read('')).toBeNull();
});

test('the recipe is a page of ours, and no other address', () => {
  expect(read('wx-201:1', '/wax-calculator?diameter=8&wax=soy')?.recipe).toBe(
    '/wax-calculator?diameter=8&wax=soy',
  );
  for (const address of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '/order-success',
    '',
  ]) {
    expect(read('wx-201:1', address)?.recipe).toBeNull();
  }
});
