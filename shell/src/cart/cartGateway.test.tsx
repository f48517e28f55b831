import { cartModule } from '../../../mf-cart/src/cartModule';
import { makeStore } from '../store/makeStore';
import { makeCartGateway } from './cartGateway';
import { pendingAdds } from './pendingAdds';

const wax = { id: 'w', name: 'Soy Wax', price: 14.99, slug: 'soy-wax', image: '/w.webp' };

/** A shop whose mf-cart is away until `arrives` is called. */
function shopWithLateCart() {
  const store = makeStore();
  let isHere = false;
  const cart = makeCartGateway({
    store,
    paymentOrigins: [],
    load: () => (isHere ? Promise.resolve(cartModule) : Promise.reject(new Error('away'))),
  });
  const arrives = () => {
    isHere = true;
  };
  return { store, ...cart, arrives };
}

beforeEach(() => {
  jest.useFakeTimers();
  pendingAdds.takeAll();
});
afterEach(() => jest.useRealTimers());

test('an add while mf-cart is away is kept, said so, and delivered when it is back', async () => {
  const { store, gateway, arrives } = shopWithLateCart();
  expect(gateway.add(wax)).toBe(false);
  expect(store.getState().notices.shown).toMatchObject([{ title: 'The cart is taking a moment' }]);
  arrives();
  await jest.advanceTimersByTimeAsync(6000);
  expect(cartModule.selectLines(store.getState())).toMatchObject([{ id: 'w', quantity: 1 }]);
});

test('what was kept survives a reload of the page', async () => {
  shopWithLateCart().gateway.add(wax);
  const next = shopWithLateCart();
  next.arrives();
  await next.loadCart();
  expect(cartModule.selectLines(next.store.getState())).toMatchObject([{ id: 'w', quantity: 1 }]);
});

test('kept adds are delivered once', async () => {
  const { store, gateway, arrives } = shopWithLateCart();
  gateway.add(wax);
  gateway.add(wax);
  arrives();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(cartModule.selectItemCount(store.getState())).toBe(2);
});

test('buy now while mf-cart is away says that checkout failed', async () => {
  const { store, gateway } = shopWithLateCart();
  gateway.buyNow(wax);
  await jest.advanceTimersByTimeAsync(0);
  expect(store.getState().notices.shown).toMatchObject([
    { kind: 'error', title: 'Failed to process checkout. Please try again.' },
  ]);
});

test('a full or forbidden storage does not lose the add of this page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('quota');
  });
  const { store, gateway, arrives } = shopWithLateCart();
  gateway.add(wax);
  jest.restoreAllMocks();
  arrives();
  await jest.advanceTimersByTimeAsync(6000);
  expect(cartModule.selectItemCount(store.getState())).toBe(1);
});
