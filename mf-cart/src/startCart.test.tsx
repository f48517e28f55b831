import { configureStore } from '@reduxjs/toolkit';
import type { CartLine, CartStore } from '@shop/contracts/cart';
import { waitFor } from '@testing-library/react';
import { selectLines } from './cart/cartSelectors';
import {
  cartCleared,
  cartSlice,
  checkoutStarted,
  itemAdded,
  lineRemoved,
  promoCodeEntered,
  quantityChanged,
} from './cart/cartSlice';
import { cartModule } from './cartModule';

const soy = { id: 'wx-101', name: 'Soy Wax', price: 14.99, slug: 'soy-wax', image: '/m/soy.webp' };
const wick = { id: 'wk-101', name: 'Premium Cotton Wicks', price: 8.99, slug: 'w', image: '/m/w.webp' };
const stored = () => JSON.parse(localStorage.getItem('cart') ?? 'null');
const quantities = (lines: CartLine[]) => Object.fromEntries(lines.map((line) => [line.id, line.quantity]));

/** A tab of the shop on the one storage of this browser. */
function openTab() {
  const store = configureStore({ reducer: { cart: cartSlice.reducer } });
  const stop = cartModule.startCart(store as CartStore, { paymentOrigins: [] });
  tabs.push(stop);
  return { store, lines: () => selectLines(store.getState()) };
}
const tabs: (() => void)[] = [];
const notifyTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no service in this test'));
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  setCookie(0);
  document.body.innerHTML = '';
  delete document.documentElement.dataset.started;
  for (const stop of tabs.splice(0)) stop();
});

test('what was added is there after a reload', () => {
  const { store } = openTab();
  store.dispatch(itemAdded(soy));
  store.dispatch(itemAdded(soy));
  expect(quantities(stored())).toEqual({ 'wx-101': 2 });
  expect(openTab().lines()).toEqual(store.getState().cart.lines);
});

test('the stored cart is read before anything is saved', () => {
  localStorage.setItem('cart', JSON.stringify([{ ...soy, quantity: 3 }]));
  const store = configureStore({ reducer: { cart: cartSlice.reducer } });
  store.dispatch(itemAdded(wick));
  store.dispatch(itemAdded(soy));
  tabs.push(cartModule.startCart(store as CartStore, { paymentOrigins: [] }));
  expect(quantities(store.getState().cart.lines)).toEqual({ 'wx-101': 4, 'wk-101': 1 });
  expect(quantities(stored())).toEqual({ 'wx-101': 4, 'wk-101': 1 });
});

function setCookie(seconds: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `form_cart=1; Path=/; Max-Age=${seconds}`;
}

/** The server keeps one soy wax and two wicks, which the page shows by forms; it answers when told to. */
function keepOnServer() {
  setCookie(60);
  const lines = [
    { ...soy, quantity: 1 },
    { ...wick, quantity: 2 },
  ];
  let answer = (_response: Response) => {};
  const service = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  jest.spyOn(globalThis, 'fetch').mockReturnValue(service);
  document.documentElement.dataset.started = '';
  document.body.innerHTML = `
    <form action="/cart/quantity"><input name="id" value="${soy.id}"><button name="quantity" value="2">+</button></form>
    <form action="/cart/remove"><button name="id" value="${wick.id}">Remove</button></form>`;
  return {
    give: () => answer(Response.json({ lines })),
    fail: () => answer(new Response('', { status: 503 })),
  };
}
function press(place: number) {
  const form = document.forms[place];
  form?.requestSubmit(form.querySelector('button'));
}

test('what is pressed on the forms while the cart is taken from the server is done once, on what it was pressed on', async () => {
  localStorage.setItem('cart', JSON.stringify([{ ...soy, quantity: 3 }]));
  const { give } = keepOnServer();
  const { lines } = openTab();
  await waitFor(() => expect(fetch).toHaveBeenCalledWith('/cart/take', expect.anything()));
  press(0);
  press(1);
  give();
  await waitFor(() => expect(quantities(lines())).toEqual({ 'wx-101': 5 }));
});

test('a server that does not give its cart is sent what was pressed', async () => {
  const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const { fail } = keepOnServer();
  openTab();
  await waitFor(() => expect(fetch).toHaveBeenCalledWith('/cart/take', expect.anything()));
  press(0);
  fail();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

test('a cart whose form is on its way stays with the server, and so does one of a page that is not alive', async () => {
  keepOnServer();
  document.documentElement.dataset.cartSent = '';
  openTab();
  await Promise.resolve();
  delete document.documentElement.dataset.cartSent;
  delete document.documentElement.dataset.started;
  openTab();
  await Promise.resolve();
  expect(fetch).not.toHaveBeenCalled();
});

test('a form on its way that leads nowhere, as after Back, holds the cart up for twenty seconds: then it is taken', async () => {
  jest.useFakeTimers();
  const { give } = keepOnServer();
  document.documentElement.dataset.cartSent = '';
  const { store } = openTab();
  store.dispatch(itemAdded(soy));
  await jest.advanceTimersByTimeAsync(19_999);
  expect([stored(), store.getState().cart.isRestored]).toEqual([null, false]);
  expect(fetch).not.toHaveBeenCalledWith('/cart/take', expect.anything());
  await jest.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledWith('/cart/take', expect.anything());
  give();
  await jest.advanceTimersByTimeAsync(1);
  expect(quantities(stored())).toEqual({ 'wx-101': 2, 'wk-101': 2 });
  delete document.documentElement.dataset.cartSent;
  jest.useRealTimers();
});

test('what was added on the page before, and arrives after this one has started, is taken', async () => {
  jest.useFakeTimers();
  const { lines } = openTab();
  await jest.advanceTimersByTimeAsync(1000);
  keepOnServer().give();
  expect(lines()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(quantities(lines())).toEqual({ 'wx-101': 1, 'wk-101': 2 });
  jest.useRealTimers();
});

test('a page that the browser has kept takes what its shopper added on the page after it', async () => {
  jest.useFakeTimers();
  const { lines } = openTab();
  await jest.advanceTimersByTimeAsync(2000);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  keepOnServer().give();
  expect(lines()).toEqual([]);
  await jest.advanceTimersByTimeAsync(2000);
  expect(quantities(lines())).toEqual({ 'wx-101': 1, 'wk-101': 2 });
  jest.useRealTimers();
});

test('what was added without script joins the stored lines; nobody knows of a cart before', async () => {
  localStorage.setItem('cart', JSON.stringify([{ ...soy, quantity: 3 }]));
  keepOnServer().give();
  const { store, lines } = openTab();
  store.dispatch(itemAdded(soy));
  expect(store.getState().cart.isRestored).toBe(false);
  await waitFor(() => expect(quantities(lines())).toEqual({ 'wx-101': 5, 'wk-101': 2 }));
  expect(quantities(stored())).toEqual({ 'wx-101': 5, 'wk-101': 2 });
});

test('a change in one tab shows in the other', () => {
  const one = openTab();
  const two = openTab();
  one.store.dispatch(itemAdded(soy));
  notifyTabs();
  expect(two.lines()).toEqual(one.lines());
  two.store.dispatch(lineRemoved(soy));
  notifyTabs();
  expect(one.lines()).toEqual([]);
  one.store.dispatch(itemAdded(wick));
  expect(quantities(stored())).toEqual({ 'wk-101': 1 });
});

test('where another tab clears all storage, the cart is empty here, too', () => {
  const { store, lines } = openTab();
  store.dispatch(itemAdded(soy));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(lines()).toEqual([]);
});

test('two adds are both kept, though neither tab has heard of the other’s', () => {
  const one = openTab();
  const two = openTab();
  one.store.dispatch(itemAdded(soy));
  two.store.dispatch(itemAdded(soy));
  two.store.dispatch(itemAdded(wick));
  one.store.dispatch(quantityChanged({ id: 'wx-101', delta: 1 }));
  notifyTabs();
  expect(quantities(one.lines())).toEqual({ 'wx-101': 3, 'wk-101': 1 });
  expect(two.lines()).toEqual(one.lines());
});

test('a cart that cannot be saved lives on in memory, and that is logged once', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('cart', JSON.stringify([{ ...soy, quantity: 3 }]));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { store, lines } = openTab();
  store.dispatch(itemAdded(soy));
  store.dispatch(itemAdded(wick));
  store.dispatch(cartCleared());
  store.dispatch(itemAdded(wick));
  expect(quantities(lines())).toEqual({ 'wk-101': 1 });
  expect(log).toHaveBeenCalledTimes(1);
});

test('a page shown again from the back cache has the cart that is stored by then', () => {
  const { store, lines } = openTab();
  store.dispatch(itemAdded(soy));
  store.dispatch(checkoutStarted());
  localStorage.setItem('cart', JSON.stringify([{ ...wick, quantity: 2 }]));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(quantities(lines())).toEqual({ 'wk-101': 2 });
  expect(store.getState().cart.isCheckingOut).toBe(false);
});

test('a promo code is kept for the tab, so that a canceled payment finds it again', () => {
  openTab().store.dispatch(promoCodeEntered('FREESHIP'));
  expect(openTab().store.getState().cart.promoCode).toBe('FREESHIP');
});
