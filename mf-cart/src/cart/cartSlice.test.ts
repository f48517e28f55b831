import type { UnknownAction } from '@reduxjs/toolkit';
import type { CartContents } from './cartContents';
import {
  selectIsOfferDeclined,
  selectItemCount,
  selectLineCount,
  selectSubtotalCents,
} from './cartSelectors';
import {
  cartCleared,
  cartSlice,
  checkoutFailed,
  clearUndone,
  itemAdded,
  itemsAdded,
  lineRemoved,
  linesBought,
  linesMerged,
  linesRestored,
  offerDeclined,
  panelClosed,
  pricesCorrected,
  productsRefreshed,
  promoCodeEntered,
  quantityChanged,
  quantitySet,
} from './cartSlice';

const wax = { id: 'wx-101', name: 'Soy Wax', price: 14.99, slug: 'soy-wax', image: '/soy.webp' };
const jar = { id: 'ct-102', name: 'Luxury Glass Containers', price: 18.99, slug: 'luxury', image: '/l.webp' };
const amberJar = { ...jar, variantId: 'amber', variantName: 'Amber' };

function after(...actions: UnknownAction[]): { cart: CartContents } {
  const start = cartSlice.reducer(undefined, { type: 'start' });
  return { cart: actions.reduce(cartSlice.reducer, start) };
}
const quantities = ({ cart }: { cart: CartContents }) =>
  cart.lines.map((line) => [line.id, line.variantId, line.quantity]);

test('adding the same product twice makes one line of two and opens the panel', () => {
  const state = after(itemAdded(wax), panelClosed(), itemAdded(wax));
  expect(quantities(state)).toEqual([['wx-101', null, 2]]);
  expect(state.cart.isOpen).toBe(true);
});

test('a variant is a line of its own', () => {
  const state = after(itemAdded(jar), itemAdded(amberJar), itemAdded(amberJar));
  expect(quantities(state)).toEqual([
    ['ct-102', null, 1],
    ['ct-102', 'amber', 2],
  ]);
});

test.each([undefined, null, ''])('a variantId of %p means: no variant', (variantId) => {
  expect(quantities(after(itemAdded(jar), itemAdded({ ...jar, variantId })))).toEqual([['ct-102', null, 2]]);
});

test.each(['null', 'undefined', 'default'])('a real variant named %p is not the default', (variantId) => {
  expect(after(itemAdded(jar), itemAdded({ ...jar, variantId })).cart.lines).toHaveLength(2);
});

test('an item without an id is not added; that is only logged', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { id: _, ...nameless } = wax;
  const state = after(itemAdded(nameless as typeof wax), itemAdded({ ...wax, id: '' }));
  expect(state.cart.lines).toEqual([]);
  expect(state.cart.isOpen).toBe(false);
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test('0 is an id', () => {
  const numbered = { ...wax, id: 0 } as unknown as typeof wax;
  expect(quantities(after(itemAdded(numbered), itemAdded(numbered)))).toEqual([['0', null, 2]]);
});

test('several products are added with their quantities', () => {
  const state = after(
    itemAdded(wax),
    itemsAdded([
      { ...wax, quantity: 3 },
      { ...jar, quantity: 2 },
    ]),
  );
  expect(quantities(state)).toEqual([
    ['wx-101', null, 4],
    ['ct-102', null, 2],
  ]);
});

test('removing a line leaves other variants of the product', () => {
  const state = after(itemAdded(jar), itemAdded(amberJar), lineRemoved({ id: 'ct-102', variantId: 'amber' }));
  expect(quantities(state)).toEqual([['ct-102', null, 1]]);
});

test('removing by id alone takes every variant', () => {
  const state = after(itemAdded(jar), itemAdded(wax), itemAdded(amberJar), lineRemoved({ id: 'ct-102' }));
  expect(quantities(state)).toEqual([['wx-101', null, 1]]);
});

test('a quantity step below 1 is ignored', () => {
  const state = after(itemAdded(wax), quantityChanged({ id: 'wx-101', delta: -1 }));
  expect(quantities(state)).toEqual([['wx-101', null, 1]]);
});

test('a quantity set by id alone goes to the first line with that id', () => {
  const state = after(itemAdded(amberJar), itemAdded(jar), quantitySet({ id: 'ct-102', quantity: 7 }));
  expect(quantities(state)).toEqual([
    ['ct-102', 'amber', 7],
    ['ct-102', null, 1],
  ]);
});

test.each([0, -3, 1.5, Number.NaN, 100_000])('a quantity of %p is ignored', (quantity) => {
  expect(quantities(after(itemAdded(wax), quantitySet({ id: 'wx-101', quantity })))).toEqual([
    ['wx-101', null, 1],
  ]);
});

test('the highest quantity is kept, and one more of the product adds none', () => {
  const state = after(itemAdded(wax), quantitySet({ id: 'wx-101', quantity: 99_999 }), itemAdded(wax));
  expect(quantities(state)).toEqual([['wx-101', null, 99_999]]);
});

test.each([
  [1_000_000, 1],
  [1_000_000.01, 0],
])('of a product of $%d %d line is added', (price, count) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(after(itemAdded({ ...wax, price })).cart.lines).toHaveLength(count);
  jest.restoreAllMocks();
});

test('half a cent is rounded before it is multiplied', () => {
  const state = after(itemsAdded([{ ...wax, price: 0.005, quantity: 3 }]));
  expect(selectSubtotalCents(state)).toBe(3);
});

test('a code that is entered ends after 40 characters, and takes back that the offer was declined', () => {
  const state = after(offerDeclined(), promoCodeEntered('x'.repeat(41)));
  expect(state.cart.promoCode).toBe('x'.repeat(40));
  expect(selectIsOfferDeclined(state)).toBe(false);
});

test('a code that is entered takes the last checkout’s failure away; a declined offer, the code', () => {
  const failed = checkoutFailed({ text: 'It failed.', productId: undefined });
  expect(after(failed, promoCodeEntered('FREESHIP')).cart.checkoutError).toBeNull();
  expect(after(promoCodeEntered('FREESHIP'), offerDeclined()).cart.promoCode).toBe('');
});

test.each([1399, 1599])('a price that was corrected to %d cents is a change to be shown', (priceCents) => {
  const { cart } = after(itemAdded(wax), pricesCorrected([{ id: wax.id, priceCents }]));
  expect(cart.priceChanges).toMatchObject([{ id: wax.id, fromCents: 1499, toCents: priceCents }]);
});

test('counts and subtotal: lines, sum of quantities, sum of rounded cents', () => {
  const state = after(itemAdded(wax), itemAdded(jar), itemAdded(jar), itemAdded(jar));
  expect(selectLineCount(state)).toBe(2);
  expect(selectItemCount(state)).toBe(4);
  expect(selectSubtotalCents(state)).toBe(1499 + 3 * 1899);
});

test('clearing can be undone until the next change', () => {
  const cleared = [itemAdded(wax), itemAdded(jar), cartCleared()];
  expect(after(...cleared).cart.lines).toEqual([]);
  expect(after(...cleared, clearUndone()).cart.lines).toHaveLength(2);
  expect(quantities(after(...cleared, itemAdded(amberJar), clearUndone()))).toEqual([['ct-102', 'amber', 1]]);
});

test.each([
  ['another tab', linesRestored],
  ['a form without script', linesMerged],
])('what %s has put into the cart since is not undone', (_what, linesCame) => {
  const came = linesCame([{ ...jar, quantity: 1 }]);
  const state = after(linesRestored([]), itemAdded(wax), cartCleared(), came, clearUndone());
  expect(quantities(state)).toEqual([['ct-102', undefined, 1]]);
});

test('clearing an empty cart keeps the way back to the last one', () => {
  expect(after(itemAdded(wax), cartCleared(), cartCleared(), clearUndone()).cart.lines).toHaveLength(1);
});

test('what the products table says replaces price and display facts', () => {
  const fresh = { id: 'wx-101', priceCents: 1599, name: 'Soy Wax Flakes', slug: 'soy', image: '/new.webp' };
  const [line] = after(itemAdded(wax), productsRefreshed([fresh])).cart.lines;
  expect(line).toMatchObject({ price: 15.99, name: 'Soy Wax Flakes', slug: 'soy', image: '/new.webp' });
});

test('prices that are right already change nothing, so that Undo and the stored cart are left alone', () => {
  const before = after(itemAdded(wax)).cart;
  const facts = { id: 'wx-101', priceCents: 1499, name: 'Soy Wax', slug: 'soy-wax', image: '/soy.webp' };
  expect(cartSlice.reducer(before, productsRefreshed([facts]))).toBe(before);
});

test('what was bought leaves the cart; what was added since stays', () => {
  const state = after(
    itemsAdded([
      { ...wax, quantity: 3 },
      { ...jar, quantity: 1 },
    ]),
    itemAdded(amberJar),
    linesBought([
      { id: 'wx-101', variantId: null, quantity: 2 },
      { id: 'ct-102', variantId: null, quantity: 1 },
      { id: 'gone', variantId: null, quantity: 1 },
    ]),
  );
  expect(quantities(state)).toEqual([
    ['wx-101', null, 1],
    ['ct-102', 'amber', 1],
  ]);
});

test('the cart is unknown until it has been restored', () => {
  expect(after().cart.isRestored).toBe(false);
  expect(after(linesRestored([])).cart.isRestored).toBe(true);
});

test('fields that a product brought along stay with its line', () => {
  const [line] = after(itemAdded({ ...wax, category: 'wax', pack: { amount: 500 } } as typeof wax)).cart
    .lines;
  expect(line).toMatchObject({ category: 'wax', pack: { amount: 500 } });
});

test('other fields are kept in a line of up to 4,096 characters', () => {
  const sold = { ...wax, variantId: null, variantName: null, quantity: 1 };
  const fits = 4096 - JSON.stringify(sold).length - JSON.stringify({ story: '' }).length;
  const add = (story: string) => after(itemAdded({ ...wax, story } as typeof wax)).cart.lines[0];
  expect(add('x'.repeat(fits))).toEqual({ ...sold, story: 'x'.repeat(fits) });
  expect(add('x'.repeat(fits + 1))).toEqual(sold);
});
