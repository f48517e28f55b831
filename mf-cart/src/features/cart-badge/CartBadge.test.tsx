import { renderShop } from '@shop/testing/renderShop';
import { act, fireEvent, screen } from '@testing-library/react';
import { itemAdded, itemsAdded } from '../../cart/cartSlice';
import CartBadge from './CartBadge';

const wax = { id: 'wx-101', name: 'Soy Wax', price: 14.99, slug: 'soy-wax', image: '' };
const jar = { id: 'ct-102', name: 'Luxury Glass Containers', price: 18.99, slug: 'luxury', image: '' };
const onOpen = jest.fn();
function HeaderOnly() {
  return <CartBadge onOpen={onOpen} />;
}
const routes = [{ path: '/wax', lazy: async () => ({ Component: HeaderOnly }) }];

test('an empty cart has no badge and says so', async () => {
  await renderShop({ routes, path: '/wax' });
  expect(await screen.findByRole('button', { name: 'Cart, empty' })).toHaveTextContent(/^$/);
});

test('the badge shows lines; the name says products and items', async () => {
  const { store } = await renderShop({ routes, path: '/wax' });
  act(() => {
    store.dispatch(itemsAdded([{ ...wax, quantity: 4 }]));
    store.dispatch(itemAdded(jar));
  });
  expect(await screen.findByRole('button', { name: 'Cart, 2 products, 5 items' })).toHaveTextContent(/^2$/);
});

test('one is said in the singular', async () => {
  const { store } = await renderShop({ routes, path: '/wax' });
  act(() => void store.dispatch(itemAdded(jar)));
  expect(await screen.findByRole('button', { name: 'Cart, 1 product, 1 item' })).toBeVisible();
});

test('before the cart has been read, nothing is claimed about it', async () => {
  await renderShop({ routes, path: '/wax', hasCart: false });
  expect(await screen.findByRole('button', { name: 'Cart' })).toHaveTextContent(/^$/);
});

test('a press opens the cart', async () => {
  const { user } = await renderShop({ routes, path: '/wax' });
  await user.click(await screen.findByRole('button', { name: 'Cart, empty' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('it is a link to the cart page underneath: a press for a new tab is the browser’s', async () => {
  const { user } = await renderShop({ routes, path: '/wax' });
  const badge = await screen.findByRole('button', { name: 'Cart, empty' });
  expect(badge).toHaveAttribute('href', '/cart');
  onOpen.mockClear();
  badge.focus();
  await user.keyboard(' ');
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(2);
  // Not prevented: the browser would follow it, which jsdom cannot.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(fireEvent.click(badge, { ctrlKey: true })).toBe(true);
  expect(onOpen).toHaveBeenCalledTimes(2);
});
