import { act, screen, within } from '@testing-library/react';
import { cartModule } from '../../mf-cart/src/cartModule';
import { routes as cartRoutes } from '../../mf-cart/src/routes';
import { routes as catalogRoutes } from '../../mf-catalog/src/routes';
import { HOSTILE_NAME, HOSTILE_SLUG, nameProductHostile } from '../support/hostileProduct';
import { renderShop } from '../support/renderShop';

beforeAll(nameProductHostile);
// Whatever the page does with the name, no picture of it may stand there.
afterEach(() => expect(document.querySelector('img[onerror], img[src="x"]')).toBeNull());

test('on its own page the name is the heading, and goes into the cart as it is', async () => {
  const { user, store } = await renderShop({ routes: catalogRoutes, path: `/wax/${HOSTILE_SLUG}` });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(HOSTILE_NAME);
  const [add] = screen.getAllByRole('button', { name: /add to cart|add .* to cart/i });
  if (!add) throw new Error('no button');
  await user.click(add);
  expect(cartModule.selectLines(store.getState())).toMatchObject([{ name: HOSTILE_NAME }]);
});

test('in lists and search results the name is a link', async () => {
  await renderShop({ routes: catalogRoutes, path: `/shop?search=${encodeURIComponent(HOSTILE_NAME)}` });
  const link = await screen.findByRole('link', { name: HOSTILE_NAME });
  expect(link).toHaveAttribute('href', `/wax/${HOSTILE_SLUG}`);
});

test('in the cart the name is a line, its link and its buttons', async () => {
  const { store } = await renderShop({ routes: cartRoutes, path: '/cart' });
  const item = { id: 'hostile', name: HOSTILE_NAME, price: 14.99, slug: HOSTILE_SLUG, image: '/x.webp' };
  act(() => void store.dispatch(cartModule.itemAdded(item)));
  const main = within(await screen.findByRole('list'));
  expect(main.getAllByRole('link', { name: /Wax's/ }).at(-1)).toHaveTextContent(HOSTILE_NAME);
  expect(main.getByRole('button', { name: `Remove ${HOSTILE_NAME}` })).toBeVisible();
});
