import { configureStore } from '@reduxjs/toolkit';
import { cartSlice, itemAdded } from '../cart/cartSlice';
import { refreshProducts } from './refreshProducts';

const wax = { id: 'wx-101', name: 'Soy Wax', price: 14.99, slug: 'soy-wax', image: '' };
const row = { id: 'wx-101', name: 'Soy Wax', slug: 'soy-wax', image_url: '', price: 1499 };

let service: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  jest.useFakeTimers();
  service = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([row]));
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function openCart() {
  const store = configureStore({ reducer: { cart: cartSlice.reducer } });
  store.dispatch(itemAdded(wax));
  return store;
}

test('an answer is current for thirty seconds; a page that starts asks anyway', async () => {
  const { dispatch } = openCart();
  await dispatch(refreshProducts());
  jest.advanceTimersByTime(29_999);
  await dispatch(refreshProducts({ ifOlder: true }));
  expect(service).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await dispatch(refreshProducts({ ifOlder: true }));
  await dispatch(refreshProducts());
  expect(service).toHaveBeenCalledTimes(3);
});

test('after a failure the next one asks at once', async () => {
  const { dispatch } = openCart();
  service.mockRejectedValueOnce(new TypeError('offline'));
  await dispatch(refreshProducts());
  await dispatch(refreshProducts({ ifOlder: true }));
  expect(service).toHaveBeenCalledTimes(2);
});
