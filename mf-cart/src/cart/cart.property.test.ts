import type { UnknownAction } from '@reduxjs/toolkit';
import type { CartItem } from '@shop/contracts/cart';
import { propertyRuns } from '@shop/testing/propertyRuns';
import fc from 'fast-check';
import type { CartContents } from './cartContents';
import { type LineRef, lineKey } from './cartLine';
import { selectItemCount, selectSubtotalCents } from './cartSelectors';
import {
  cartCleared,
  cartSlice,
  clearUndone,
  itemAdded,
  itemsAdded,
  lineRemoved,
  linesBought,
  productsRefreshed,
  quantityChanged,
  quantitySet,
} from './cartSlice';
import { parseCart } from './cartStorage';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const ids = ['wx-101', 'kt-101', 'wk-101', '0', '__proto__'];
const variants = [undefined, null, '', 'amber', 'null'];
const id = fc.constantFrom(...ids);
const variantId = fc.constantFrom(...variants);
const priceCents = fc.integer({ min: 0, max: 100_000 });
const quantity = fc.integer({ min: 1, max: 500 });
const item: fc.Arbitrary<CartItem> = fc.record({
  id,
  variantId,
  name: fc.string(),
  slug: fc.string(),
  image: fc.string(),
  price: priceCents.map((cents) => cents / 100),
});
/** Items as a careless caller might hand them over. */
const anyItem = fc.oneof(
  item,
  fc.anything().map((value) => value as CartItem),
);
const anyQuantity = fc.oneof(fc.integer({ min: -5, max: 20 }), fc.double());
const ref = fc.record({ id, variantId });

const action: fc.Arbitrary<UnknownAction> = fc.oneof(
  anyItem.map(itemAdded),
  fc
    .array(fc.record({ item, quantity: anyQuantity }), { maxLength: 4 })
    .map((items) => itemsAdded(items.map((one) => ({ ...one.item, quantity: one.quantity })))),
  ref.map(lineRemoved),
  fc.tuple(ref, anyQuantity).map(([one, delta]) => quantityChanged({ ...one, delta })),
  fc.tuple(ref, anyQuantity).map(([one, amount]) => quantitySet({ ...one, quantity: amount })),
  fc.constant(cartCleared()),
  fc.constant(clearUndone()),
  fc.array(fc.record({ id, priceCents })).map(productsRefreshed),
  fc.array(fc.record({ id, variantId, quantity })).map(linesBought),
);

function run(actions: UnknownAction[]): CartContents {
  return actions.reduce(cartSlice.reducer, cartSlice.reducer(undefined, { type: 'start' }));
}

test('after any actions: whole quantities from 1, one line for each identity, totals to the cent, the same after a reload', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const cart = run(actions);
      const keys = cart.lines.map(lineKey);
      expect(new Set(keys).size).toBe(keys.length);
      for (const line of cart.lines) {
        expect(Number.isInteger(line.quantity) && line.quantity >= 1).toBe(true);
        expect(Number.isFinite(line.price) && line.price >= 0).toBe(true);
      }
      const cents = cart.lines.map((line) => Math.round(line.price * 100) * line.quantity);
      expect(selectSubtotalCents({ cart })).toBe(cents.reduce((sum, one) => sum + one, 0));
      expect(Number.isSafeInteger(selectSubtotalCents({ cart }))).toBe(true);
      expect(selectItemCount({ cart })).toBe(cart.lines.reduce((sum, line) => sum + line.quantity, 0));
      expect(parseCart(JSON.stringify(cart.lines))).toEqual(cart.lines);
    }),
    { numRuns: propertyRuns(1000) },
  );
});

test('good items: the cart holds exactly what a plain count by id and variant holds', () => {
  const change = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), item }),
    fc.record({ kind: fc.constant('remove' as const), item }),
    fc.record({ kind: fc.constant('step' as const), item, delta: fc.constantFrom(-1, 1) }),
  );
  const plainKey = ({ id: one, variantId: variant }: LineRef) => `${one}|${variant ? `v${variant}` : ''}`;
  fc.assert(
    fc.property(fc.array(change, { maxLength: 80 }), (changes) => {
      const plain = new Map<string, number>();
      const actions = changes.map((one) => {
        const key = plainKey(one.item);
        const now = plain.get(key);
        if (one.kind === 'add') {
          plain.set(key, (now ?? 0) + 1);
          return itemAdded(one.item);
        }
        if (one.kind === 'remove') {
          plain.delete(key);
          return lineRemoved({ ...one.item, variantId: one.item.variantId ?? null });
        }
        if (now !== undefined && now + one.delta >= 1) plain.set(key, now + one.delta);
        return quantityChanged({ ...one.item, delta: one.delta });
      });
      const held = run(actions).lines.map((line) => [plainKey(line), line.quantity] as const);
      expect(new Map(held)).toEqual(plain);
    }),
    { numRuns: propertyRuns(1000) },
  );
});
