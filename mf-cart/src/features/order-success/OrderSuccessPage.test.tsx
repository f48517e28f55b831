import type { Order } from '@shop/contracts/checkout';
import { renderShop } from '@shop/testing/renderShop';
import { act, screen } from '@testing-library/react';
import { selectLines } from '../../cart/cartSelectors';
import { getCartKey, getEarlierSession } from '../../checkout/idempotencyKey';
import { routes } from '../../routes';

const wax = { id: 'wx-101', name: 'Soy Wax', price: 14.99, slug: 'soy-wax', image: '', quantity: 3 };
const jar = { id: 'ct-102', name: 'Luxury Jars', price: 18.99, slug: 'luxury', image: '', quantity: 1 };
const paid: Order = {
  session_id: 'cs_test_1',
  status: 'paid',
  currency: 'usd',
  buy_now: false,
  lines: [{ id: 'wx-101', variant_id: null, name: 'Soy Wax', unit_amount: 1499, quantity: 2 }],
  subtotal: 2998,
  shipping: { label: 'Standard', amount: 595 },
  amount_total: 3593,
  paid_at: '2026-11-22T17:00:00.000Z',
};

let orders: jest.SpiedFunction<typeof fetch>;
/** What the service answers about the order, one after the other; the last one stays. */
function serviceSays(...answers: (Order | number)[]) {
  orders.mockImplementation(async (path) => {
    if (path === '/api/products') throw new TypeError('no products in this test');
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 500;
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer);
  });
}
const ordersAsked = () =>
  orders.mock.calls.filter(([path]) => String(path).startsWith('/api/orders/')).length;

/** Arrives from the payment page with a cart of 3 wax and 1 jar; a second visit keeps the cart that is stored. */
async function arrive(path = '/order-success?session_id=cs_test_1') {
  if (localStorage.getItem('cart') === null) localStorage.setItem('cart', JSON.stringify([wax, jar]));
  const shop = await renderShop({ routes, path });
  await screen.findByRole('heading', { level: 1 });
  const cart = () =>
    Object.fromEntries(selectLines(shop.store.getState()).map(({ id, quantity }) => [id, quantity]));
  return { ...shop, cart };
}
const untouched = { 'wx-101': 3, 'ct-102': 1 };
const inAMoment = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  orders = jest.spyOn(globalThis, 'fetch');
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

test('it says that the order was placed and that a confirmation email follows, with links on', async () => {
  await arrive('/order-success');
  expect(screen.getByText('Your order was placed. A confirmation email follows.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop');
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText(/Wait 24–48 hours as a starting point/)).toBeVisible();
  expect(screen.queryByText(/Order Reference/)).toBeNull();
});

test('without a reference it says calmly below that this order can’t be found yet, and what to do', async () => {
  await arrive('/order-success');
  const text = screen.getByText(/We can’t find this order yet/);
  expect(text).toHaveTextContent('please don’t pay again');
  // The email is Stripe's receipt, which has no link to this page.
  expect(text).not.toHaveTextContent(/from your confirmation email/);
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact?topic=order');
});

test('the reference can be copied whole; its end is short enough to say', async () => {
  serviceSays(paid);
  const { user } = await arrive('/order-success?session_id=cs_test_a1b2c3d4e5f6');
  expect(screen.getByText('c3d4e5f6')).toBeVisible();
  expect(screen.getByText(/^Order Reference:/)).toHaveTextContent('Order Reference: cs_test_a1b2c3d4e5f6');
  await user.click(screen.getByRole('button', { name: 'Copy reference' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  await expect(navigator.clipboard.readText()).resolves.toBe('cs_test_a1b2c3d4e5f6');
});

test('a paid order says when it arrives, and what to do first', async () => {
  serviceSays(paid);
  await arrive();
  expect(await screen.findByText('Arrives Fri, Nov 27 – Wed, Dec 2.')).toBeVisible();
  expect(screen.getByText(/Standard delivery takes 4–7 business days from your order/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Your first five steps' }).querySelectorAll('li')).toHaveLength(
    5,
  );
});

test.each([
  ['refunded', 'refunded'],
  ['paid', 'delivered'],
  ['paid', 'returned'],
] as const)('an order that is %s and %s promises no arrival any more', async (status, state) => {
  const fulfillment = { state, carrier: 'UPS', tracking: '1Z999', shipped_at: paid.paid_at ?? null };
  serviceSays({ ...paid, status, fulfillment });
  await arrive();
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText(/Arrives|delivery takes/)).toBeNull();
});

test('an order that was sent shows its tracking; tax, discount and refund have a row each', async () => {
  serviceSays({
    ...paid,
    tax: 237,
    discount: 100,
    refunded: 500,
    amount_total: 3730,
    fulfillment: { state: 'shipped', carrier: 'UPS', tracking: '1Z999', shipped_at: paid.paid_at ?? null },
  });
  await arrive();
  expect(await screen.findByText('Shipped with UPS.')).toBeVisible();
  expect(screen.getByText(/Tracking number: 1Z999/)).toBeVisible();
  for (const [name, amount] of [
    ['Tax', '$2.37'],
    ['Discount', '−$1.00'],
    ['Total', '$37.30'],
    ['Refunded', '−$5.00'],
  ]) {
    expect(screen.getByRole('row', { name: `${name} ${amount}` })).toBeVisible();
  }
});

test('a paid order shows reference, lines, shipping and total', async () => {
  serviceSays(paid);
  await arrive();
  const table = await screen.findByRole('table', { name: 'Your order' });
  expect(screen.getByText('cs_test_1')).toBeVisible();
  expect([...table.querySelectorAll('tr')].map(({ textContent }) => textContent)).toEqual([
    '2 × Soy Wax$29.98',
    'Shipping: Standard$5.95',
    'Total$35.93',
  ]);
});

test('the bought quantities leave the cart, what was added since stays', async () => {
  serviceSays(paid);
  const { cart } = await arrive();
  await screen.findByRole('table');
  expect(cart()).toEqual({ 'wx-101': 1, 'ct-102': 1 });
});

test('a reload takes nothing a second time', async () => {
  serviceSays(paid);
  const { unmount } = await arrive();
  await screen.findByRole('table');
  unmount();
  const { cart } = await arrive();
  await screen.findByRole('table');
  expect(cart()).toEqual({ 'wx-101': 1, 'ct-102': 1 });
});

test('of two hundred orders and one more, the oldest is forgotten', async () => {
  const earlier = Array.from({ length: 200 }, (_, index) => `cs_test_earlier${index}`);
  localStorage.setItem('cart-handled-orders', JSON.stringify(earlier));
  serviceSays(paid);
  await arrive();
  await screen.findByRole('table');
  expect(JSON.parse(localStorage.getItem('cart-handled-orders') ?? '')).toEqual([
    ...earlier.slice(1),
    'cs_test_1',
  ]);
});

test('an earlier order that is looked at again keeps the key of a checkout that was started since', async () => {
  serviceSays(paid);
  const { unmount } = await arrive();
  await screen.findByRole('table');
  unmount();
  const key = getCartKey('the next cart');
  await arrive();
  await screen.findByRole('table');
  expect(getCartKey('the next cart')).toBe(key);
});

test.each(['session', 'earlier'])(
  'an order that is looked at again is no later checkout’s %s: the next press begins a new one',
  async (name) => {
    serviceSays(paid);
    const { unmount } = await arrive();
    await screen.findByRole('table');
    unmount();
    const stored = { request: 'the cart', key: 'k', [name]: 'cs_test_1' };
    localStorage.setItem('cart-checkout-key', JSON.stringify(stored));
    await arrive();
    await screen.findByRole('table');
    expect(getEarlierSession('the cart')).toBeNull();
    expect(getEarlierSession('another cart')).toBeNull();
  },
);

test('an order of Buy Now leaves the cart alone', async () => {
  serviceSays({ ...paid, buy_now: true });
  const { cart } = await arrive();
  await screen.findByRole('table');
  expect(cart()).toEqual(untouched);
});

test('an order that was refunded since is still shown, and the cart is left alone', async () => {
  serviceSays({ ...paid, status: 'refunded' });
  const { cart } = await arrive();
  await screen.findByRole('table');
  expect(cart()).toEqual(untouched);
});

test('a payment that differs from its order is confirmed, is checked by a person, and empties the cart', async () => {
  serviceSays({ ...paid, status: 'review', amount_total: 3500 });
  const { cart } = await arrive();
  expect(await screen.findByText(/Your payment arrived/)).toHaveTextContent('no need to pay again');
  expect(screen.queryByRole('table')).toBeNull();
  expect(cart()).toEqual({ 'wx-101': 1, 'ct-102': 1 });
});

test('a pending payment is being confirmed, until the service says paid', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const pending: Order = { ...paid, status: 'pending' };
  serviceSays(pending, pending, { ...pending, status: 'paid' });
  const { cart } = await arrive();
  const text = await screen.findByText(/Your payment is being confirmed/);
  expect(text).toBeVisible();
  // Without script, and after the last poll, no page updates by itself.
  expect(text).toHaveTextContent('load this page again');
  expect(cart()).toEqual(untouched);
  await inAMoment(1000);
  expect(screen.getByText(/Your payment is being confirmed/)).toBeVisible();
  await inAMoment(2000);
  expect(screen.getByRole('table', { name: 'Your order' })).toBeVisible();
  expect(screen.queryByText(/being confirmed/)).toBeNull();
  expect(cart()).toEqual({ 'wx-101': 1, 'ct-102': 1 });
});

test('a payment that the shop has not heard of yet is being confirmed, too', async () => {
  serviceSays({ ...paid, status: 'open', shipping: null, paid_at: null });
  const { cart } = await arrive();
  expect(await screen.findByText(/Your payment is being confirmed/)).toBeVisible();
  expect(cart()).toEqual(untouched);
});

test('a payment that stays pending is asked for about ten minutes', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  serviceSays({ ...paid, status: 'pending' });
  await arrive();
  await inAMoment(60_000);
  expect(ordersAsked()).toBe(8);
  await inAMoment(3_600_000);
  expect(ordersAsked()).toBe(27);
});

test('who leaves the page asks for nothing more', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  serviceSays({ ...paid, status: 'pending' });
  const { unmount } = await arrive();
  await inAMoment(0);
  unmount();
  await inAMoment(60_000);
  expect(ordersAsked()).toBe(1);
});

test('a settled order is not asked for again', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  serviceSays(paid);
  await arrive();
  await inAMoment(60_000);
  expect(ordersAsked()).toBe(1);
});

test('an unknown session shows the reference and that its order can’t be found yet, and the cart stays', async () => {
  serviceSays(404);
  const { cart } = await arrive();
  expect(screen.getByText('cs_test_1')).toBeVisible();
  expect(await screen.findByText(/We can’t find this order yet/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(cart()).toEqual(untouched);
});

test.each(['failed', 'expired'] as const)(
  'a payment that has %s says so, and the cart stays',
  async (status) => {
    serviceSays({ ...paid, status });
    const { cart } = await arrive();
    expect(await screen.findByRole('heading', { name: 'Your payment didn’t go through' })).toBeVisible();
    expect(document.title).toMatch(/^Your order/);
    expect(screen.getByText(/Nothing was charged/)).toBeVisible();
    expect(screen.queryByText(/first five steps/i)).toBeNull();
    expect(screen.queryByText(/Your order was placed/)).toBeNull();
    expect(screen.getByText('cs_test_1')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText(/being confirmed/)).toBeNull();
    expect(cart()).toEqual(untouched);
  },
);

test('a service that is away for a moment is asked again', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  serviceSays(503, paid);
  await arrive();
  await inAMoment(1000);
  expect(screen.getByRole('table', { name: 'Your order' })).toBeVisible();
});

test.each([['<img src=x onerror=alert(1)>'], ['cs_test/../../products'], ['a'.repeat(256)]])(
  'a reference that is none is neither shown nor asked for: %s',
  async (reference) => {
    await arrive(`/order-success?session_id=${encodeURIComponent(reference)}`);
    expect(screen.queryByText(/Order Reference/)).toBeNull();
    expect(ordersAsked()).toBe(0);
  },
);
