import { propertyRuns } from '@shop/testing/propertyRuns';
import fc from 'fast-check';
import { parseCart } from './cartStorage';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const goodLine = fc.record({
  id: fc.string({ minLength: 1, maxLength: 20 }),
  variantId: fc.option(fc.string({ minLength: 1, maxLength: 10 })),
  variantName: fc.constant(null),
  name: fc.string({ minLength: 1, maxLength: 40 }),
  slug: fc.string({ maxLength: 40 }),
  image: fc.string({ maxLength: 40 }),
  price: fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
  quantity: fc.integer({ min: 1, max: 999 }),
});

/** One field of a good line, made impossible. */
const badField = fc.oneof(
  fc.record({ id: fc.constantFrom<unknown>('', null, undefined, {}, [], true, 'x'.repeat(200_000)) }),
  fc.record({ price: fc.constantFrom<unknown>(null, -1, '14.99', 1e300, {}, [1], undefined) }),
  fc.record({ quantity: fc.constantFrom<unknown>(0, -1, 1.5, '2', null, 1e21, {}, undefined, true) }),
  fc.record({ variantId: fc.constantFrom<unknown>({}, [], true, 'v'.repeat(100_000)) }),
);
const badLine = fc.oneof(
  fc.tuple(goodLine, badField).map(([line, bad]) => ({ ...line, ...bad })),
  fc.oneof(fc.jsonValue(), fc.string()).filter((value) => !isLine(value)),
);
function isLine(value: unknown) {
  return typeof value === 'object' && value !== null && 'id' in value;
}

const asText = (line: unknown) => JSON.stringify(line) ?? 'null';
/** A line with keys that try to reach a prototype; JSON.parse makes them own fields. */
const withPrototypeKeys = (text: string) =>
  text.replace('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},');

test('corrupted carts: no exception, no good line lost, no bad line kept, no prototype touched', () => {
  const entry = fc.oneof(
    goodLine.map((line) => ({ line, text: asText(line) })),
    goodLine.map((line) => ({ line, text: withPrototypeKeys(asText(line)) })),
    badLine.map((line) => ({ line: null, text: asText(line) })),
  );
  const distinct = { selector: (one: { line: { id: string } | null }) => one.line?.id ?? {} };
  fc.assert(
    fc.property(fc.uniqueArray(entry, { maxLength: 8, ...distinct }), (entries) => {
      const lines = parseCart(`[${entries.map(({ text }) => text).join(',')}]`);
      expect(lines).toEqual(entries.flatMap(({ line }) => (line ? [line] : [])));
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
      for (const line of lines) expect(Object.getPrototypeOf(line)).toBe(Object.prototype);
    }),
    { numRuns: propertyRuns(10_000) },
  );
});

test('texts that are no cart at all, or a cut one, give lines or none, and never an exception', () => {
  const cut = fc
    .tuple(fc.array(goodLine, { minLength: 1, maxLength: 4 }), fc.nat())
    .map(([lines, at]) => JSON.stringify(lines).slice(0, at % JSON.stringify(lines).length));
  const number = fc.constantFrom(
    'NaN',
    'Infinity',
    '[NaN]',
    '[{"id":"a","price":NaN,"quantity":1}]',
    'undefined',
  );
  fc.assert(
    fc.property(fc.oneof(cut, fc.json(), fc.string(), fc.string({ unit: 'binary' }), number), (text) => {
      for (const line of parseCart(text)) expect(line.quantity).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: propertyRuns(10_000) },
  );
});

test('a name of a megabyte costs only its own end', () => {
  const giant = { id: 'a', name: 'n'.repeat(1_000_000), slug: 's', image: '', price: 1, quantity: 1 };
  const good = { ...giant, id: 'b', name: 'Soy Wax' };
  const lines = parseCart(JSON.stringify([giant, good]));
  expect(lines.map(({ id, name }) => [id, name.length])).toEqual([
    ['a', 500],
    ['b', 7],
  ]);
});

test('the same identity twice becomes one line of both quantities', () => {
  const line = { id: 'a', name: 'Soy Wax', slug: 's', image: '', price: 1, quantity: 2 };
  const stored = JSON.stringify([line, { ...line, variantId: '' }, { ...line, variantId: 'x' }]);
  expect(parseCart(stored).map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
    [null, 4],
    ['x', 2],
  ]);
});

test.each(['__proto__', 'constructor', 'prototype'])('%s deep in another field is dropped', (name) => {
  const [line] = parseCart(`[{"id":"a","price":1,"quantity":1,"pack":{"grams":500,"${name}":{}}}]`);
  expect(Object.entries(line ?? {})).toContainEqual(['pack', { grams: 500 }]);
  expect(JSON.stringify(line)).not.toContain(name);
});

test('each dropped line is logged', () => {
  parseCart('[{"id":"a","name":"A","price":1,"quantity":0},7]');
  expect(console.error).toHaveBeenCalledTimes(2);
});
