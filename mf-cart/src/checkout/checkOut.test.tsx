import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import type { CartItem, CartStore } from '@shop/contracts/cart';
import type { Notice } from '@shop/contracts/notices';
import { noticeShown } from '@shop/platform';
import { selectCheckoutError } from '../cart/cartSelectors';
import { cartSlice, itemAdded, productsRefreshed, promoCodeEntered, quantitySet } from '../cart/cartSlice';
import { startCart } from '../startCart';
import { browserPage } from './browserPage';
import { buyNow, checkOut } from './checkOut';
import { getEarlierSession, resetCartKey } from './idempotencyKey';
import { storeReferrer } from './referrer';

const wax = { id: 'wx-101', name: 'Soy Wax', price: 14.99, slug: 'soy-wax', image: '' };
const kit = { id: 'kt-102', name: 'Medium Kit', price: 49.99, slug: 'medium', image: '', variantId: 'xl' };
const FAILED = 'Failed to process checkout. Please try again.';
const PAYMENT_PAGE = 'https://checkout.stripe.com/c/pay/cs_test_1';

const anOrder = {
  session_id: 'cs_test_1',
  currency: 'usd',
  buy_now: false,
  lines: [],
  subtotal: 1499,
  shipping: null,
  amount_total: 1499,
};

let service: jest.SpiedFunction<typeof fetch>;
let goTo: jest.SpiedFunction<typeof browserPage.goTo>;
let stop: () => void;

/** A shop whose cart holds `items`; collects the notices shown. */
function openShop(...items: CartItem[]) {
  const notices: Notice[] = [];
  const store = configureStore({
    reducer: {
      cart: cartSlice.reducer,
      notices: (state: null | undefined = null, action: UnknownAction) => {
        if (action.type === noticeShown.type) notices.push(action.payload as Notice);
        return state;
      },
    },
  });
  stop = startCart(store as CartStore, { paymentOrigins: ['https://checkout.stripe.com'] });
  for (const item of items) store.dispatch(itemAdded(item));
  return { store, notices, cart: () => store.getState().cart };
}
const answer = (status: number, body: unknown) => async () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
/** The requests for a payment page, apart from what the cart asks about its products. */
const sent = (call = 0) => {
  const [path, init] = service.mock.calls.filter(([one]) => one !== '/api/products')[call] ?? [];
  return { path, headers: init?.headers as Record<string, string>, body: JSON.parse(String(init?.body)) };
};

beforeEach(() => {
  service = jest.spyOn(globalThis, 'fetch').mockImplementation(answer(200, { url: PAYMENT_PAGE }));
  goTo = jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});
/** Failures are logged, so the log is silent in the tests that want one. */
const expectLog = () => jest.spyOn(console, 'error').mockImplementation(() => {});

test('the request has the agreed shape, and the browser goes to the payment page', async () => {
  const { store } = openShop(wax, wax, kit);
  await store.dispatch(checkOut());
  expect(sent().path).toBe('/api/create-checkout');
  expect(sent().body).toEqual({
    items: [
      { id: 'wx-101', name: 'Soy Wax', price: 14.99, variantId: null, quantity: 2 },
      { id: 'kt-102', name: 'Medium Kit', price: 49.99, variantId: 'xl', quantity: 1 },
    ],
    // Over $50 the banner's code counts by itself.
    promoCode: 'FREESHIP',
  });
  expect(sent().headers).not.toHaveProperty('X-Checkout-Source');
  expect(goTo).toHaveBeenCalledWith(PAYMENT_PAGE);
});

test('a product and a dearer variant of it are corrected each to its own price, and then go through', async () => {
  const base = { ...kit, variantId: null };
  const { store, cart } = openShop(base, kit);
  service.mockImplementation(
    answer(409, {
      error: 'price_changed',
      products: [
        { id: 'kt-102', variant_id: null, price: 4499 },
        { id: 'kt-102', variant_id: 'xl', price: 5999 },
      ],
    }),
  );
  await store.dispatch(checkOut());
  const prices = () => cart().lines.map(({ variantId, price }) => [variantId, price]);
  expect(prices()).toEqual([
    [null, 44.99],
    ['xl', 59.99],
  ]);
  const rows = [{ id: 'kt-102', priceCents: 4499, variants: [{ id: 'xl', priceCents: 5999 }] }];
  store.dispatch(productsRefreshed(rows));
  expect(prices()).toEqual([
    [null, 44.99],
    ['xl', 59.99],
  ]);
});

describe('after a checkout whose end this browser has not seen, and a change of the cart', () => {
  async function checkOutTwice(order: () => Promise<Response>, again = checkOut) {
    const { store } = openShop(wax);
    await store.dispatch(checkOut());
    jest.advanceTimersByTime(10_000);
    store.dispatch(itemAdded(kit));
    const url = 'https://checkout.stripe.com/c/pay/cs_test_2';
    service.mockImplementation(async (path) =>
      path === '/api/orders/cs_test_1' ? order() : new Response(JSON.stringify({ url })),
    );
    await store.dispatch(again());
    return goTo.mock.lastCall?.[0];
  }
  const orderThatIs = (status: string) => answer(200, { ...anOrder, status });

  test.each(['paid', 'review'])('nobody pays for its lines twice where it is %s', async (status) => {
    expect(await checkOutTwice(orderThatIs(status))).toBe('/order-success?session_id=cs_test_1');
  });

  test('a payment that is under way is shown once, then the cart is paid for as it is', async () => {
    expect(await checkOutTwice(orderThatIs('pending'))).toBe('/order-success?session_id=cs_test_1');
    expect(getEarlierSession('the next press')).toBeNull();
  });

  test('Buy Now pays for its product all the same', async () => {
    const page = await checkOutTwice(orderThatIs('paid'), () => buyNow(kit));
    expect(page).toBe('https://checkout.stripe.com/c/pay/cs_test_2');
  });

  test.each([
    ['was left', orderThatIs('open')],
    ['was refunded', orderThatIs('refunded')],
    ['is unknown', answer(404, { error: 'not_found' })],
    ['cannot be read', answer(503, { error: 'unavailable' })],
  ])('a checkout that %s keeps nobody from the next one', async (_what, order) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await checkOutTwice(order)).toBe('https://checkout.stripe.com/c/pay/cs_test_2');
  });
});

test('a press that fails forgets no checkout whose end nobody has seen', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { store } = openShop(wax);
  await store.dispatch(checkOut());
  jest.advanceTimersByTime(10_000);
  store.dispatch(itemAdded(kit));
  service.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await store.dispatch(checkOut());
  service.mockImplementation(answer(200, { ...anOrder, status: 'paid' }));
  await store.dispatch(checkOut());
  expect(goTo).toHaveBeenLastCalledWith('/order-success?session_id=cs_test_1');
});

test('the site that has sent the shopper goes along with Buy Now, too', async () => {
  storeReferrer('my-blog');
  const { store } = openShop();
  await store.dispatch(buyNow(wax));
  sessionStorage.clear();
  expect(sent().body).toMatchObject({ ref: 'my-blog' });
});

test('an empty cart is refused with its notice and no request', async () => {
  const { store, notices } = openShop();
  await store.dispatch(checkOut());
  expect(notices).toEqual([{ kind: 'error', title: 'Your cart is empty' }]);
  expect(service).not.toHaveBeenCalled();
});

test('while one checkout runs, a second press starts none', async () => {
  const { store, cart } = openShop(wax);
  const first = store.dispatch(checkOut());
  expect(cart().isCheckingOut).toBe(true);
  await Promise.all([first, store.dispatch(checkOut()), store.dispatch(buyNow(kit))]);
  expect(service).toHaveBeenCalledTimes(1);
});

test('the flag stays while the browser leaves, and goes when the page is shown again from the back cache', async () => {
  const { store, cart } = openShop(wax);
  await store.dispatch(checkOut());
  expect(cart().isCheckingOut).toBe(true);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(cart().isCheckingOut).toBe(false);
});

test('a page that is never left becomes usable again', async () => {
  const { store, cart } = openShop(wax);
  await store.dispatch(checkOut());
  jest.advanceTimersByTime(10_000);
  expect(cart().isCheckingOut).toBe(false);
});

test.each([
  ['an error', answer(500, { error: 'internal_error' })],
  ['an error beside a url', answer(200, { url: PAYMENT_PAGE, error: 'internal_error' })],
  ['a success without a url', answer(200, {})],
  ['a failure with a url', answer(500, { url: PAYMENT_PAGE })],
  ['no JSON', answer(200, '<html>Bad gateway</html>')],
  ['JSON of another shape', answer(200, { url: 7 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['silence for 15 s', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
  ['a page elsewhere', answer(200, { url: 'https://checkout.stripe.com.evil.example/pay' })],
  ['a script', answer(200, { url: 'javascript:alert(1)' })],
  ['no address', answer(200, { url: 'checkout' })],
  ['another page of ours', answer(200, { url: `${window.location.origin}/cart` })],
])(
  'after %s: the notice, the text at the button, the button usable, the cart as it was',
  async (_, reply) => {
    expectLog();
    service.mockImplementation(reply);
    const { store, notices, cart } = openShop(wax);
    const { lines } = cart();
    await store.dispatch(checkOut());
    expect(notices.map(({ kind, title }) => [kind, title])).toEqual([['error', FAILED]]);
    expect(cart()).toMatchObject({ isCheckingOut: false, checkoutError: { text: FAILED }, lines });
    expect(goTo).not.toHaveBeenCalled();
  },
);

test('the request gives up after 15 seconds', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  const { store } = openShop(wax);
  await store.dispatch(checkOut());
  expect(limit).toHaveBeenCalledWith(15_000);
  expect(service.mock.calls[0]?.[1]?.signal).toBe(limit.mock.results[0]?.value);
});

test('a second try for the same cart has the same key, a changed cart another', async () => {
  expectLog();
  service.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  const { store } = openShop(wax);
  await store.dispatch(checkOut());
  await store.dispatch(checkOut());
  store.dispatch(itemAdded(wax));
  await store.dispatch(checkOut());
  const keys = [0, 1, 2].map((call) => sent(call).headers['Idempotency-Key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

const key = (call: number) => sent(call).headers['Idempotency-Key'];

test('who comes back from the payment page, or checks out in a second tab, finds the same session', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { store } = openShop(wax);
  await store.dispatch(checkOut());
  stop();
  const secondTab = openShop();
  expect(secondTab.cart().lines).toHaveLength(1);
  await secondTab.store.dispatch(checkOut());
  expect(key(1)).toBe(key(0));
});

test('a cart that has been paid for is a new purchase', async () => {
  const { store } = openShop(wax);
  await store.dispatch(checkOut());
  jest.advanceTimersByTime(10_000);
  resetCartKey();
  await store.dispatch(checkOut());
  expect(key(1)).not.toBe(key(0));
});

test('after another tab has paid for it, the same cart is a new purchase in this tab, too', async () => {
  expectLog();
  service.mockImplementationOnce(answer(503, { error: 'unavailable' }));
  const { store } = openShop(wax);
  await store.dispatch(checkOut());
  // What the order page does there; this tab's memory stays.
  localStorage.removeItem('cart-checkout-key');
  await store.dispatch(checkOut());
  expect(key(1)).not.toBe(key(0));
});

test('each Buy Now that reached its payment page is a purchase of its own', async () => {
  const { store } = openShop();
  await store.dispatch(buyNow(wax));
  jest.advanceTimersByTime(10_000);
  await store.dispatch(buyNow(wax));
  expect(key(1)).not.toBe(key(0));
});

test('a cart that is paid for already leads to its order, not to a second payment', async () => {
  const order = `${window.location.origin}/order-success?session_id=cs_test_1`;
  service.mockImplementation(answer(200, { url: order }));
  const { store } = openShop(wax);
  await store.dispatch(checkOut());
  expect(goTo).toHaveBeenCalledWith(order);
});

test('a changed price: the line has the new one and the old, and the notice says nothing of it again', async () => {
  service.mockImplementation(
    answer(409, { error: 'price_changed', products: [{ id: 'wx-101', price: 1599 }] }),
  );
  const { store, notices, cart } = openShop(wax);
  await store.dispatch(checkOut());
  expect(cart()).toMatchObject({
    lines: [{ price: 15.99 }],
    priceChanges: [{ id: 'wx-101', fromCents: 1499, toCents: 1599 }],
    isCheckingOut: false,
  });
  expect(notices).toEqual([{ kind: 'error', title: FAILED }]);
});

test('Buy Now with a changed price names both, and the next press pays the new one', async () => {
  service.mockImplementationOnce(
    answer(409, { error: 'price_changed', products: [{ id: 'wx-101', price: 1599 }] }),
  );
  const { store, notices } = openShop();
  await store.dispatch(buyNow(wax));
  expect(notices[0]?.text).toBe(
    'Soy Wax now costs $15.99 instead of $14.99. Press Buy Now again to continue with $15.99.',
  );
  await store.dispatch(buyNow(wax));
  expect(sent(1).body.items[0].price).toBe(15.99);
  expect(goTo).toHaveBeenCalledWith(PAYMENT_PAGE);
});

test('a Buy Now that failed is text for its own button until the next try, and none of the cart’s', async () => {
  expectLog();
  service.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  const { store } = openShop(kit);
  const texts = () => [undefined, 'wx-101', 'kt-102'].map((id) => selectCheckoutError(store.getState(), id));
  await store.dispatch(buyNow(wax));
  expect(texts()).toEqual(['', FAILED, '']);
  await store.dispatch(checkOut());
  expect(texts()).toEqual([FAILED, '', '']);
});

test('another store in the same document begins with the prices of its own pages', async () => {
  service.mockImplementationOnce(
    answer(409, { error: 'price_changed', products: [{ id: 'wx-101', price: 1599 }] }),
  );
  await openShop().store.dispatch(buyNow(wax));
  stop();
  await openShop().store.dispatch(buyNow(wax));
  expect(sent(1).body.items[0].price).toBe(14.99);
});

test.each([
  [50, undefined],
  [50.01, 'FREESHIP'],
  [100, undefined],
])('Buy Now of $%d takes the code along where it saves something', async (price, code) => {
  const { store } = openShop();
  await store.dispatch(buyNow({ ...kit, price }));
  expect(sent().body.promoCode).toBe(code);
});

test('a product that is no longer sold is named', async () => {
  service.mockImplementation(async (path) =>
    path === '/api/products'
      ? Response.json([{ id: 'wx-101', name: 'Soy Wax', slug: 'soy-wax', image_url: '', price: 1499 }])
      : Response.json({ error: 'unknown_product' }, { status: 422 }),
  );
  const { store, cart } = openShop(wax, kit);
  await store.dispatch(checkOut());
  expect(cart().checkoutError?.text).toBe(
    `${FAILED} We no longer sell Medium Kit. Use Remove, then check out.`,
  );
});

test('where all products are sold, as after the end of a variant, the service’s own words stand', async () => {
  service.mockImplementation(async (path) =>
    path === '/api/products'
      ? Response.json([{ id: 'kt-102', name: 'Kit', slug: 'medium', image_url: '', price: 4999 }])
      : Response.json({ error: 'unknown_product', message: 'No such size.' }, { status: 422 }),
  );
  const { store, cart } = openShop(kit);
  await store.dispatch(checkOut());
  expect(cart().checkoutError?.text).toBe(`${FAILED} No such size.`);
});

test.each([
  [100, FAILED],
  [101, `${FAILED} You can order up to 100 different products at once.`],
])('a refused cart of %d products', async (count, text) => {
  expectLog();
  service.mockImplementation(answer(422, { error: 'invalid_request' }));
  const { store, cart } = openShop(...Array.from({ length: count }, (_, id) => ({ ...wax, id: `wx-${id}` })));
  await store.dispatch(checkOut());
  expect(cart().checkoutError?.text).toBe(text);
});

test('what the service says to a person stands beside the button until the cart changes', async () => {
  service.mockImplementation(answer(429, { error: 'rate_limited', message: 'Please wait a minute.' }));
  const { store, cart } = openShop(wax);
  await store.dispatch(checkOut());
  expect(cart().checkoutError?.text).toBe(`${FAILED} Please wait a minute.`);
  store.dispatch(quantitySet({ id: 'wx-101', quantity: 2 }));
  expect(cart().checkoutError).toBeNull();
});

test('a quantity above what can be ordered is told in words, and logged', async () => {
  const log = expectLog();
  service.mockImplementation(
    answer(422, { error: 'invalid_request', message: 'Not valid: items.0.quantity.' }),
  );
  const { store, cart } = openShop(wax);
  store.dispatch(quantitySet({ id: 'wx-101', quantity: 1000 }));
  await store.dispatch(checkOut());
  expect(cart().checkoutError?.text).toBe(`${FAILED} You can order up to 999 of Soy Wax at once.`);
  expect(log).toHaveBeenCalledTimes(1);
});

test('a promo code joins the request where it counts', async () => {
  const { store } = openShop(kit, kit);
  store.dispatch(promoCodeEntered('freeship'));
  await store.dispatch(checkOut());
  expect(sent().body.promoCode).toBe('freeship');
});

test('a promo code that no longer counts does not stand in the way of the checkout', async () => {
  const { store } = openShop(wax);
  store.dispatch(promoCodeEntered('FREESHIP'));
  await store.dispatch(checkOut());
  expect(sent().body).not.toHaveProperty('promoCode');
});

test('Buy Now pays for that one product, says so to the service, and leaves the cart alone', async () => {
  const { store, cart } = openShop(wax);
  const { lines } = cart();
  await store.dispatch(buyNow(kit));
  expect(sent().body).toEqual({
    items: [{ id: 'kt-102', name: 'Medium Kit', price: 49.99, variantId: 'xl', quantity: 1 }],
  });
  expect(sent().headers['X-Checkout-Source']).toBe('buy-now');
  expect(goTo).toHaveBeenCalledWith(PAYMENT_PAGE);
  expect(cart().lines).toBe(lines);
});

test('a cart that changed while the service answered is not paid for', async () => {
  const { store, cart } = openShop(wax);
  service.mockImplementation(async () => {
    store.dispatch(itemAdded(wax));
    return Response.json({ url: PAYMENT_PAGE });
  });
  await store.dispatch(checkOut());
  expect(goTo).not.toHaveBeenCalled();
  expect(cart()).toMatchObject({
    isCheckingOut: false,
    checkoutError: { text: `${FAILED} Your cart has changed in the meantime.` },
  });
});
