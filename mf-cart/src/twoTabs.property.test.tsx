import { configureStore } from '@reduxjs/toolkit';
import type { CartStore } from '@shop/contracts/cart';
import { propertyRuns } from '@shop/testing/propertyRuns';
import fc from 'fast-check';
import { selectLines } from './cart/cartSelectors';
import { cartCleared, cartSlice, itemAdded, lineRemoved, quantityChanged } from './cart/cartSlice';
import { parseCart } from './cart/cartStorage';
import { startCart } from './startCart';

const products = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id, price: 1, slug: id, image: '' }));

/** Two tabs on one storage; each hears of the other's changes only when the message is delivered. */
function openTwoTabs() {
  localStorage.clear();
  const tabs = [0, 1].map(() => {
    const store = configureStore({
      reducer: { cart: cartSlice.reducer },
      // The development checks take longer than the 40,000 changes themselves.
      middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
    });
    const heard: ((event: StorageEvent) => void)[] = [];
    const listen = jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
      if (type === 'storage') heard.push(listener as (event: StorageEvent) => void);
    });
    startCart(store as CartStore, { paymentOrigins: [] });
    listen.mockRestore();
    const receive = () => {
      for (const listener of heard) listener(new StorageEvent('storage', { key: 'cart' }));
    };
    return { store, receive, lines: () => selectLines(store.getState()) };
  });
  return tabs as [(typeof tabs)[number], (typeof tabs)[number]];
}

const product = fc.constantFrom(...products);
const add = product.map(itemAdded);
const step = fc.record({ item: product, delta: fc.constantFrom(-1, 1) });
const anyChange = fc.oneof(
  { weight: 6, arbitrary: add },
  { weight: 3, arbitrary: step.map(({ item, delta }) => quantityChanged({ id: item.id, delta })) },
  { weight: 2, arbitrary: product.map(({ id }) => lineRemoved({ id })) },
  { weight: 1, arbitrary: fc.constant(cartCleared()) },
);
/** Which tab acts, and whether the other has heard of it before the next change. */
const turns = <Change,>(change: fc.Arbitrary<Change>) =>
  fc.array(fc.record({ tab: fc.constantFrom<0 | 1>(0, 1), isHeard: fc.boolean(), change }), {
    minLength: 200,
    maxLength: 200,
  });

test('200 interleaved changes in two tabs, with late messages: both end equal, and so does the storage', () => {
  fc.assert(
    fc.property(turns(anyChange), (changes) => {
      const tabs = openTwoTabs();
      for (const { tab, isHeard, change } of changes) {
        tabs[tab].store.dispatch(change);
        if (isHeard) tabs[tab === 0 ? 1 : 0].receive();
      }
      tabs[0].receive();
      tabs[1].receive();
      expect(tabs[0].lines()).toEqual(tabs[1].lines());
      expect(parseCart(localStorage.getItem('cart'))).toEqual(tabs[0].lines());
    }),
    { numRuns: propertyRuns(100) },
  );
});

test('200 adds in two tabs, however late each is told of the other: none is lost', () => {
  fc.assert(
    fc.property(turns(product), (changes) => {
      const tabs = openTwoTabs();
      const counts = new Map<string, number>();
      for (const { tab, isHeard, change } of changes) {
        tabs[tab].store.dispatch(itemAdded(change));
        counts.set(change.id, (counts.get(change.id) ?? 0) + 1);
        if (isHeard) tabs[tab === 0 ? 1 : 0].receive();
      }
      tabs[0].receive();
      tabs[1].receive();
      for (const { lines } of tabs) {
        expect(new Map(lines().map(({ id, quantity }) => [id, quantity]))).toEqual(counts);
      }
    }),
    { numRuns: propertyRuns(100) },
  );
});
