import type { CartLine } from '@shop/contracts/cart';
import { checkoutRequestSchema } from '@shop/contracts/checkout';
import { shippingOptions, subtotalCents } from '@shop/domain/pricing';
import { propertyRuns } from '@shop/testing/propertyRuns';
import fc from 'fast-check';
import { cartSlice, linesRestored, offerDeclined, promoCodeEntered } from '../cart/cartSlice';
import { cartRequest } from './requestPayment';
import { estimateTotals, selectAppliedCode } from './shippingEstimate';

/** A products table of any prices, and a cart filled from it. */
const tableAndCart = fc
  .array(
    fc.record({ cents: fc.integer({ min: 1, max: 15_000 }), quantity: fc.integer({ min: 1, max: 12 }) }),
    { minLength: 1, maxLength: 8 },
  )
  .map((chosen) => ({
    table: new Map(chosen.map(({ cents }, index) => [`p-${index}`, cents])),
    lines: chosen.map(
      ({ cents, quantity }, index): CartLine => ({
        id: `p-${index}`,
        name: `Product ${index}`,
        slug: 'product',
        image: '',
        price: cents / 100,
        quantity,
      }),
    ),
  }));

/** What the service makes of a request: the table's prices by id, and the session's amount for each delivery speed. */
function sessionAmounts(body: string, table: Map<string, number>): Map<string, number> {
  const { items, promoCode } = checkoutRequestSchema.parse(JSON.parse(body));
  const subtotal = subtotalCents(
    items.map(({ id, quantity }) => ({ unitCents: table.get(id) ?? Number.NaN, quantity })),
  );
  return new Map(
    shippingOptions(subtotal, promoCode).map(({ id, amountCents }) => [id, subtotal + amountCents]),
  );
}

test('carts, three delivery speeds, code on and off: the estimate is the amount of the session, to the cent', () => {
  fc.assert(
    fc.property(
      tableAndCart,
      fc.constantFrom(
        promoCodeEntered(''),
        promoCodeEntered('FREESHIP'),
        promoCodeEntered(' freeship '),
        promoCodeEntered('WAX4EVER'),
        offerDeclined(),
      ),
      ({ table, lines }, choice) => {
        const state = [linesRestored(lines), choice].reduce(
          cartSlice.reducer,
          cartSlice.reducer(undefined, { type: 'start' }),
        );
        const amounts = sessionAmounts(JSON.stringify(cartRequest({ cart: state })), table);
        const estimated = estimateTotals(state.lines, selectAppliedCode({ cart: state }));
        expect(new Map(estimated.map(({ option, totalCents }) => [option.id, totalCents]))).toEqual(amounts);
        expect(amounts.size).toBe(3);
      },
    ),
    { numRuns: propertyRuns(10_000) },
  );
});
