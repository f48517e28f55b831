import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShop } from '../../../../tests/support/renderShop';
import { selectLines } from '../../cart/cartSelectors';
import { getReferrer } from '../../checkout/referrer';
import { routes } from '../../routes';

const rows = [
  { id: 'wx-201', name: 'Soy Wax', slug: 'soy-wax', image_url: '/s.webp', price: 1499 },
  { id: 'fr-401', name: 'Vanilla Bean', slug: 'vanilla-bean', image_url: '/v.webp', price: 1299 },
];
const kit = { id: 'kt-102', name: 'Medium Kit', price: 49.99, slug: 'medium', image: '/k.webp', quantity: 1 };

async function open(query: string, stored: (typeof kit)[] = []) {
  localStorage.setItem('cart', JSON.stringify(stored));
  const shop = await renderShop({ routes, path: `/cart?${query}` });
  return { ...shop, card: await screen.findByRole('region', { name: 'Proposed for you' }) };
}
const getLines = ({ store }: Awaited<ReturnType<typeof open>>) =>
  selectLines(store.getState()).map(({ id, quantity, price }) => ({ id, quantity, price }));

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(rows));
});

test('it shows what is proposed with the prices of the shop, and puts nothing into the cart', async () => {
  const shop = await open('propose=wx-201:2,fr-401:1');
  expect(await within(shop.card).findByText('2 × Soy Wax')).toBeVisible();
  expect(within(shop.card).getByText('$29.98')).toBeVisible();
  expect(within(shop.card).getByRole('button', { name: 'Add to cart · $42.97' })).toBeVisible();
  expect(getLines(shop)).toEqual([]);
});

test('Add puts the ticked lines beside what is there, and leaves a clean address', async () => {
  const shop = await open('propose=wx-201:2,fr-401:1&ref=my-blog', [kit]);
  await shop.user.click(await screen.findByRole('checkbox', { name: /Vanilla Bean/ }));
  await shop.user.click(screen.getByRole('button', { name: 'Add to cart · $29.98' }));
  expect(getLines(shop)).toEqual([
    { id: 'kt-102', quantity: 1, price: 49.99 },
    { id: 'wx-201', quantity: 2, price: 14.99 },
  ]);
  expect(shop.router.state.location).toMatchObject({ pathname: '/cart', search: '' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Proposed for you' })).toBeNull());
  expect(getReferrer()).toBe('my-blog');
});

test('a double click adds once', async () => {
  const shop = await open('propose=wx-201:2');
  const add = await screen.findByRole('button', { name: 'Add to cart · $29.98' });
  // The second press comes before the page has changed.
  await act(async () => {
    for (const detail of [1, 2]) fireEvent.click(add, { detail });
  });
  expect(getLines(shop)).toEqual([{ id: 'wx-201', quantity: 2, price: 14.99 }]);
});

test('Dismiss leaves the cart as it was', async () => {
  const shop = await open('propose=wx-201:2', [kit]);
  await shop.user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(getLines(shop)).toEqual([{ id: 'kt-102', quantity: 1, price: 49.99 }]);
  expect(shop.router.state.location.search).toBe('');
});

test('what is not sold and what is no quantity is dropped and said', async () => {
  const { card } = await open('propose=wx-201:2,xx-999:1,fr-401:1000000000,<script>:1');
  expect(
    await within(card).findByText(
      'We left 3 items out of your list, because we don’t sell them or can’t ship that many.',
    ),
  ).toBeVisible();
  expect(within(card).getAllByRole('checkbox')).toHaveLength(1);
});

test('where nothing is left to add, nobody is asked to choose', async () => {
  const { card } = await open('propose=xx-999:1');
  expect(await within(card).findByText('Nothing is left to add.')).toBeVisible();
  expect(within(card).queryByText(/Choose at least one/)).toBeNull();
  expect(
    within(card)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dismiss']);
});

test('the recipe travels along; another address does not', async () => {
  const recipe = '/wax-calculator?diameter=8&height=9&wax=soy&units=metric';
  await open(`propose=wx-201:1&recipe=${encodeURIComponent(recipe)}`);
  expect(screen.getByRole('link', { name: 'Open the recipe' })).toHaveAttribute('href', recipe);
});

test('products that cannot be had change nothing, and can be asked for again', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
  const { user } = await open('propose=wx-201:2');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 × Soy Wax')).toBeVisible();
});

test.each(['A', 'a b', '', 'x'.repeat(41), '<b>'])('"%s" is no name of a site', async (name) => {
  await open(`propose=wx-201:1&ref=${encodeURIComponent(name)}`);
  expect(getReferrer()).toBeNull();
});
