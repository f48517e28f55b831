import { cartModule } from '../../../mf-cart/src/cartModule';
import { makeStore } from '../store/makeStore';
import { makeCartGateway } from './cartGateway';
import { pendingAdds } from './storedCart';

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

/** Notes the forms that the browser is sent away with, which jsdom cannot do. */
function noteForms(): string[] {
  const sent: string[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...new FormData(this)].map(([name, value]) => [name, String(value)]);
    sent.push(`${new URL(this.action).pathname}?${new URLSearchParams(fields)}`);
  });
  return sent;
}

beforeEach(() => {
  jest.useFakeTimers();
  pendingAdds.takeAll();
});
afterEach(() => jest.useRealTimers());

test('an add while mf-cart is away is kept, said so, and delivered when it is back', async () => {
  const { store, gateway, arrives } = shopWithLateCart();
  const delivery = gateway.add(wax);
  await jest.advanceTimersByTimeAsync(3000);
  expect(await delivery).toBe(false);
  expect(store.getState().notices.shown).toMatchObject([{ title: 'Still trying to reach your cart' }]);
  arrives();
  await jest.advanceTimersByTimeAsync(6000);
  expect(cartModule.selectLines(store.getState())).toMatchObject([{ id: 'w', quantity: 1 }]);
});

test('what arrives and is no cart counts as lost: the add is delivered when a cart is there', async () => {
  const store = makeStore();
  const answers = [{}, cartModule];
  const load = async () => answers.shift() as typeof cartModule;
  const { gateway } = makeCartGateway({ store, paymentOrigins: [], load });
  void gateway.add(wax);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(cartModule.selectLines(store.getState())).toMatchObject([{ id: 'w', quantity: 1 }]);
});

test('what was kept survives a reload of the page', async () => {
  void shopWithLateCart().gateway.add(wax);
  const next = shopWithLateCart();
  next.arrives();
  await next.loadCart();
  expect(cartModule.selectLines(next.store.getState())).toMatchObject([{ id: 'w', quantity: 1 }]);
});

test('what the next document has delivered is not delivered again by a page that Back brings as it was left', async () => {
  const { store, gateway, arrives } = shopWithLateCart();
  void gateway.add(wax);
  // The next document has its own memory, and this tab's storage.
  sessionStorage.clear();
  arrives();
  await jest.advanceTimersByTimeAsync(6000);
  expect(gateway.getModule()).not.toBeNull();
  expect(cartModule.selectItemCount(store.getState())).toBe(0);
});

test('kept adds are delivered once', async () => {
  const { store, gateway, arrives } = shopWithLateCart();
  void gateway.add(wax);
  void gateway.add(wax);
  arrives();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(cartModule.selectItemCount(store.getState())).toBe(2);
});

test('buy now while mf-cart is away goes by its form; without a connection it says that checkout failed', async () => {
  const sent = noteForms();
  const { store, gateway } = shopWithLateCart();
  gateway.buyNow(wax);
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['/cart/buy?id=w&quantity=1&price=14.99']);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  gateway.buyNow(wax);
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
  expect(store.getState().notices.shown).toMatchObject([
    { kind: 'error', title: 'Failed to process checkout. Please try again.' },
  ]);
});

test('who opens the cart while mf-cart is away gets it by forms, with what was kept, once there is a connection', async () => {
  const sent = noteForms();
  const { gateway } = shopWithLateCart();
  void gateway.add(wax);
  void gateway.add(wax);
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(gateway.openPanel()).rejects.toThrow('away');
  isOnline.mockReturnValue(true);
  await gateway.openPanel();
  expect(sent).toEqual(['/cart/add?id=w&quantity=1&price=14.99&id=w&quantity=1&price=14.99']);
  expect(pendingAdds.all()).toEqual([]);
});

test('a full or forbidden storage does not lose the adds of this page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('quota');
  });
  const { store, gateway, arrives } = shopWithLateCart();
  void gateway.add(wax);
  void gateway.add(wax);
  jest.restoreAllMocks();
  arrives();
  await jest.advanceTimersByTimeAsync(6000);
  expect(cartModule.selectItemCount(store.getState())).toBe(2);
});

test('an add that mf-cart comes for in time is delivered without a word', async () => {
  const { store, gateway, arrives } = shopWithLateCart();
  arrives();
  const delivery = gateway.add(wax);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await delivery).toBe(true);
  expect(store.getState().notices.shown).toEqual([]);
});

test('an empty cart is at rest until something is in it', async () => {
  const { store, gateway, arrives, loadCart } = shopWithLateCart();
  arrives();
  expect(gateway.isKnownEmpty()).toBe(true);
  await loadCart();
  expect(gateway.isKnownEmpty()).toBe(true);
  store.dispatch(cartModule.itemAdded(wax));
  expect(gateway.isKnownEmpty()).toBe(false);
});

test.each([
  ['a stored cart', () => localStorage.setItem('cart', '[{}]')],
  ['an add of the document before', () => pendingAdds.keep([{ ...wax, quantity: 1 }])],
])('%s needs mf-cart at once', (_name, arrange) => {
  arrange();
  expect(shopWithLateCart().gateway.isKnownEmpty()).toBe(false);
});

test.each([null, '', '[]'])('a stored %j is an empty cart', (stored) => {
  if (stored !== null) localStorage.setItem('cart', stored);
  expect(shopWithLateCart().gateway.isKnownEmpty()).toBe(true);
});

test('a cart that could not be had is at rest no more: the plain link leads to its page', async () => {
  const { gateway } = shopWithLateCart();
  await expect(gateway.openPanel()).rejects.toThrow('away');
  expect(gateway.isKnownEmpty()).toBe(false);
});

test('the panel does not open without its code: the press that waits says so, and the next one tries again', async () => {
  const store = makeStore();
  const tries = [() => new Promise<void>((_resolve, reject) => setTimeout(reject, 8000)), async () => {}];
  const loadPanel = jest.fn(() => tries.shift()?.() ?? Promise.resolve());
  const load = async () => cartModule;
  const { gateway } = makeCartGateway({ store, paymentOrigins: [], load, loadPanel });
  const first = expect(gateway.openPanel()).rejects.toBeUndefined();
  await jest.advanceTimersByTimeAsync(3000);
  expect(store.getState().notices.shown).toMatchObject([{ title: 'Still trying to reach your cart' }]);
  await jest.advanceTimersByTimeAsync(5000);
  await first;
  expect(cartModule.selectIsOpen(store.getState())).toBe(false);
  void gateway.openPanel();
  await jest.advanceTimersByTimeAsync(3000);
  expect(cartModule.selectIsOpen(store.getState())).toBe(true);
  expect(store.getState().notices.shown).toHaveLength(1);
});
