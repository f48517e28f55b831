import fc from 'fast-check';
import { checkPromoCode, shippingOptions, subtotalCents } from './pricing';

const costs = (subtotal: number, code?: string) =>
  shippingOptions(subtotal, code).map((option) => option.amountCents);

test('the subtotal is the sum of unit price times quantity', () => {
  expect(
    subtotalCents([
      { unitCents: 1499, quantity: 2 },
      { unitCents: 899, quantity: 1 },
    ]),
  ).toBe(3897);
  expect(subtotalCents([])).toBe(0);
});

test.each([
  [4999, [595, 1590, 2590]],
  [5000, [895, 1890, 2890]],
  [9999, [895, 1890, 2890]],
  [10_000, [0, 995, 1995]],
])('at %i cents Standard, Expedited and Express cost %j', (subtotal, expected) => {
  expect(costs(subtotal)).toEqual(expected);
});

test('the options carry the delivery times of the shop', () => {
  expect(shippingOptions(1000).map(({ id, days }) => [id, days.min, days.max])).toEqual([
    ['standard', 3, 5],
    ['expedited', 2, 3],
    ['express', 1, 2],
  ]);
});

test('FREESHIP makes Standard free over $50 and keeps the surcharges', () => {
  expect(costs(5001, 'FREESHIP')).toEqual([0, 995, 1995]);
  expect(costs(5001, ' freeship ')).toEqual([0, 995, 1995]);
});

test('FREESHIP at exactly $50 is refused with what is missing', () => {
  expect(costs(5000, 'FREESHIP')).toEqual([895, 1890, 2890]);
  expect(checkPromoCode('FREESHIP', 5000)).toEqual({
    isAccepted: false,
    reason: 'FREESHIP is for orders over $50.00. Add $0.01 more to use it.',
  });
});

test('FREESHIP from $100 on says that it changes nothing', () => {
  expect(checkPromoCode('FREESHIP', 10_000)).toEqual({
    isAccepted: true,
    note: 'Standard shipping is already free for this order.',
  });
});

test('unknown and empty codes are refused with a sentence', () => {
  for (const code of ['', '   ', 'SAVE10', 'FREE SHIP', 'constructor']) {
    const answer = checkPromoCode(code, 8000);
    expect(answer).toEqual({ isAccepted: false, reason: expect.stringMatching(/^[A-Z].*\.$/) });
  }
});

test('at every subtotal a faster delivery costs more and nothing is negative', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.option(fc.string(), { nil: undefined }),
      (subtotal, code) => {
        const [standard = -1, expedited = -1, express = -1] = costs(subtotal, code);
        expect(standard).toBeGreaterThanOrEqual(0);
        expect(expedited - standard).toBe(995);
        expect(express - standard).toBe(1995);
      },
    ),
  );
});
