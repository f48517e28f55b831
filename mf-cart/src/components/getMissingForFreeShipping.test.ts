import { shippingOptions } from '@shop/domain/pricing';
import fc from 'fast-check';
import { getMissingForFreeShipping } from './getMissingForFreeShipping';

const costs = (subtotal: number, code: string) =>
  shippingOptions(subtotal, code).map((option) => option.amountCents);

test('the distance to free shipping ends exactly where shipping becomes free', () => {
  expect(getMissingForFreeShipping(4000)).toBe(1001);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (subtotal) => {
      const missing = getMissingForFreeShipping(subtotal);
      expect(costs(subtotal + missing, 'FREESHIP')[0]).toBe(0);
      if (missing > 0) expect(costs(subtotal + missing - 1, 'FREESHIP')[0]).toBeGreaterThan(0);
    }),
  );
});
