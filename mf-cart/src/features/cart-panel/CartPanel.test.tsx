import { useDispatch, useSelector } from '@shop/platform';
import { renderShop } from '@shop/testing/renderShop';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { selectIsOpen, selectPromoCode } from '../../cart/cartSelectors';
import { itemsAdded, panelClosed, panelOpened, promoCodeEntered } from '../../cart/cartSlice';
import { browserPage } from '../../checkout/browserPage';
import CartPanel from './CartPanel';

const wax = { id: 'wx-101', name: 'Soy Wax', price: 14.99, slug: 'soy-wax', image: '/soy.webp', quantity: 2 };
const jar = {
  id: 'ct-102',
  name: 'Luxury Glass Containers',
  price: 18.99,
  slug: 'luxury-glass-containers',
  image: '/jar.webp',
  variantId: 'amber',
  variantName: 'Amber',
  quantity: 1,
};

/** The shell's part: it holds the panel and closes it. */
function ShopPage() {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsOpen);
  return (
    <main>
      <button type="button" onClick={() => dispatch(panelOpened())}>
        Open cart
      </button>
      <CartPanel isOpen={isOpen} onClose={() => dispatch(panelClosed())} />
    </main>
  );
}
const page = { lazy: async () => ({ Component: ShopPage }) };
const routes = [
  { path: '/wax', ...page },
  { path: '/shop', ...page },
  { path: '/cart', ...page },
  { path: '/product/soy-wax', ...page },
];

async function openPanel(...lines: (typeof wax)[]) {
  localStorage.setItem('cart', JSON.stringify(lines));
  const shop = await renderShop({ routes, path: '/wax' });
  await shop.user.click(await screen.findByRole('button', { name: 'Open cart' }));
  return { ...shop, panel: within(screen.getByRole('dialog')) };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no service'));
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});

test('its title says how many items are in the cart, and has the focus', async () => {
  const { panel } = await openPanel(wax, jar);
  expect(screen.getByRole('dialog', { name: 'Your Cart (3)' })).toBeVisible();
  expect(panel.getByRole('heading', { name: 'Your Cart (3)' })).toHaveFocus();
});

test('an empty cart says so and leads on to the shop', async () => {
  const { panel, user, router } = await openPanel();
  expect(panel.getByText('Your cart is empty')).toBeVisible();
  await user.click(panel.getByRole('link', { name: 'Continue Shopping' }));
  expect(router.state.location.pathname).toBe('/shop');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a line shows name, variant, unit price and quantity; name and image link to the product', async () => {
  const { panel } = await openPanel(jar);
  const line = within(panel.getByRole('listitem'));
  expect(line.getByText('Amber')).toBeVisible();
  expect(line.getByText('$18.99')).toBeVisible();
  expect(line.getByText('1')).toBeVisible();
  const links = line.getAllByRole('link', { name: 'Luxury Glass Containers' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/product/luxury-glass-containers',
    '/product/luxury-glass-containers',
  ]);
});

test('following a product closes the panel', async () => {
  const { panel, user, router } = await openPanel(wax);
  await user.click(panel.getAllByRole('link', { name: 'Soy Wax' })[1] as HTMLElement);
  expect(router.state.location.pathname).toBe('/product/soy-wax');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('plus and minus change the quantity, the title and the subtotal', async () => {
  const { panel, user } = await openPanel(wax);
  await user.click(panel.getByRole('button', { name: 'Increase quantity of Soy Wax' }));
  expect(panel.getByRole('heading', { name: 'Your Cart (3)' })).toBeVisible();
  expect(panel.getByText('$44.97')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Decrease quantity of Soy Wax' }));
  expect(panel.getByText('$29.98')).toBeVisible();
});

test('minus at 1 is disabled but can be focused, and a press says what to do instead', async () => {
  const { panel, user } = await openPanel({ ...wax, quantity: 1 });
  const minus = panel.getByRole('button', { name: 'Decrease quantity of Soy Wax' });
  expect(minus).toHaveAttribute('aria-disabled', 'true');
  expect(minus).toHaveAccessibleDescription('Use Remove to take it out.');
  expect(panel.getByText('Use Remove to take it out.')).not.toBeVisible();
  await user.click(minus);
  expect(minus).toHaveFocus();
  expect(panel.getByText('Use Remove to take it out.')).toBeVisible();
  expect(panel.getByRole('heading', { name: 'Your Cart (1)' })).toBeVisible();
});

test('the new quantity and the subtotal are announced once, after the last press', async () => {
  const { panel, user } = await openPanel(wax);
  const plus = panel.getByRole('button', { name: 'Increase quantity of Soy Wax' });
  await user.click(plus);
  await user.click(plus);
  expect(panel.getByRole('status')).toHaveTextContent(/^$/);
  expect(await panel.findByText('Soy Wax: quantity 4. Subtotal $59.96.')).toBe(panel.getByRole('status'));
});

test('each announcement names what has changed since the last one; after a removal, the subtotal', async () => {
  const { panel, user } = await openPanel(wax, jar);
  await user.click(panel.getByRole('button', { name: 'Increase quantity of Soy Wax' }));
  expect(await panel.findByText('Soy Wax: quantity 3. Subtotal $63.96.')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Remove Luxury Glass Containers' }));
  expect(await panel.findByText('Subtotal $44.97.')).toBe(panel.getByRole('status'));
});

test('removing a line shows its notice and moves the focus to the next line', async () => {
  const { panel, user, store } = await openPanel(wax, jar);
  await user.click(panel.getByRole('button', { name: 'Remove Soy Wax' }));
  expect(store.getState().notices.shown).toMatchObject([
    { kind: 'success', title: 'Removed Soy Wax from your cart' },
  ]);
  expect(panel.getByRole('listitem')).toHaveFocus();
  expect(panel.getByRole('listitem')).toHaveTextContent('Luxury Glass Containers');
});

test('removing the last line moves the focus to the sentence that is left', async () => {
  const { panel, user } = await openPanel(wax);
  await user.click(panel.getByRole('button', { name: 'Remove Soy Wax' }));
  expect(panel.getByText('Your cart is empty')).toHaveFocus();
  expect(panel.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('where another line takes the place of the focused one, the focus goes to it', async () => {
  const { panel } = await openPanel(wax);
  panel.getByRole('button', { name: 'Increase quantity of Soy Wax' }).focus();
  localStorage.setItem('cart', JSON.stringify([jar]));
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
  expect(await panel.findByText('Luxury Glass Containers')).toBeVisible();
  expect(panel.getByRole('listitem')).toHaveFocus();
});

test('Clear Cart empties at once, and Undo brings everything back', async () => {
  const { panel, user } = await openPanel(wax, jar);
  await user.click(panel.getByRole('button', { name: 'Clear Cart' }));
  expect(panel.getByText('Your cart is empty')).toHaveFocus();
  await user.click(panel.getByRole('button', { name: 'Undo' }));
  expect(panel.getByRole('heading', { name: 'Your Cart (3)' })).toBeVisible();
  expect(panel.getAllByRole('listitem')).toHaveLength(2);
  expect(panel.getAllByRole('listitem')[0]).toHaveFocus();
});

test('Continue Shopping in a full panel closes it and stays on the page', async () => {
  const { panel, user, router } = await openPanel(wax);
  await user.click(panel.getByRole('button', { name: 'Continue Shopping' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/wax');
});

test.each([
  [{ price: 49.99, quantity: 1 }, '$0.02 away from free standard shipping with code FREESHIP.'],
  [{ price: 50, quantity: 1 }, '$0.01 away from free standard shipping with code FREESHIP.'],
  [{ price: 50, quantity: 2 }, 'Standard shipping is free for this order.'],
])('the distance to free shipping is exact to the cent: %j', async (amounts, text) => {
  const { panel } = await openPanel({ ...wax, ...amounts });
  const shown = panel.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(shown).toContain(text);
});

test('over $50 the code is applied by itself, says what it saves, and can be taken off and put back', async () => {
  const { panel, user, store } = await openPanel({ ...wax, price: 50.01, quantity: 1 });
  expect(panel.getByText('FREESHIP applied: you save $8.95.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Take off FREESHIP' }));
  expect(panel.getByText('FREESHIP is not applied.')).toHaveFocus();
  await user.click(panel.getByRole('button', { name: 'Apply FREESHIP, save $8.95' }));
  expect(panel.getByText('FREESHIP applied: you save $8.95.')).toHaveFocus();
  expect(panel.queryByRole('button', { name: /Apply/ })).toBeNull();
  expect(selectPromoCode(store.getState())).toBe('FREESHIP');
});

test.each([
  { price: 50, quantity: 1 },
  { price: 100, quantity: 1 },
])('where the code changes nothing it is not offered: %j', async (amounts) => {
  const { panel, store } = await openPanel({ ...wax, ...amounts });
  expect(panel.queryByRole('button', { name: /FREESHIP/ })).toBeNull();
  act(() => void store.dispatch(promoCodeEntered('FREESHIP')));
  expect(panel.queryByRole('button', { name: /FREESHIP/ })).toBeNull();
});

test("'Processing...' stands on the button while the service is asked; it keeps its focus", async () => {
  const goTo = jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
  const { panel, user } = await openPanel(wax);
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ url: 'https://checkout.stripe.com/c/pay/cs_test_1' }));
  await user.click(panel.getByRole('button', { name: 'Checkout' }));
  const busy = panel.getByRole('button', { name: 'Processing...' });
  expect(busy).toHaveFocus();
  expect(busy).toHaveAttribute('aria-busy', 'true');
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(goTo).toHaveBeenCalledTimes(1);
});

test('a failed checkout stays as text beside the button after its notice is gone', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { panel, user } = await openPanel(wax);
  await user.click(panel.getByRole('button', { name: 'Checkout' }));
  expect(await panel.findByText('Failed to process checkout. Please try again.')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Checkout' })).toHaveAccessibleDescription(
    'Failed to process checkout. Please try again.',
  );
});

test('an add from elsewhere opens it', async () => {
  const { store } = await renderShop({ routes, path: '/wax' });
  await screen.findByRole('button', { name: 'Open cart' });
  act(() => void store.dispatch(itemsAdded([wax])));
  expect(await screen.findByRole('dialog', { name: 'Your Cart (2)' })).toBeVisible();
});

test('the newest line stands first; what was just added is marked until the panel closes', async () => {
  const { panel, user, store } = await openPanel(wax, jar);
  const names = () => panel.getAllByRole('listitem').map((line) => line.querySelector('a')?.ariaLabel);
  expect(names()).toEqual(['Luxury Glass Containers', 'Soy Wax']);
  expect(panel.queryByText('Just added')).toBeNull();
  act(() => void store.dispatch(itemsAdded([{ ...wax, quantity: 1 }])));
  expect(names()).toEqual(['Soy Wax', 'Luxury Glass Containers']);
  expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('Just added');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Open cart' }));
  expect(screen.queryByText('Just added')).toBeNull();
});

test('a picture that cannot be loaded leaves a quiet box', async () => {
  const { panel } = await openPanel(wax);
  const [picture] = panel.getAllByRole('link', { name: 'Soy Wax' });
  const image = picture?.querySelector('img') as HTMLImageElement;
  fireEvent.error(image);
  expect(picture?.querySelector('img')).toBeNull();
});
