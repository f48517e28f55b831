import type { CartFormError } from '@shop/contracts/serverData';
import { renderShop } from '@shop/testing/renderShop';
import { screen, waitFor, within } from '@testing-library/react';
import { selectPromoCode } from '../../cart/cartSelectors';
import { routes } from '../../routes';

const wax = { id: 'wx-101', name: 'Soy Wax', price: 14.99, slug: 'soy-wax', image: '/soy.webp', quantity: 2 };
const kit = { id: 'kt-102', name: 'Medium Kit', price: 49.99, slug: 'medium', image: '/k.webp', quantity: 1 };

async function openCart(...lines: (typeof wax)[]) {
  localStorage.setItem('cart', JSON.stringify(lines));
  const shop = await renderShop({ routes, path: '/cart' });
  await screen.findByText(lines.length > 0 ? 'Summary' : 'Your cart is empty');
  return shop;
}
const amount = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
async function enterCode(user: Awaited<ReturnType<typeof openCart>>['user'], code: string) {
  await user.type(screen.getByRole('textbox', { name: 'Promo code' }), code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no service'));
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});

test('it lists lines with unit price and line total, and the total is the subtotal', async () => {
  await openCart(wax, kit);
  const [first] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('$14.99')).toBeVisible();
  expect(within(first as HTMLElement).getByText('$29.98')).toBeVisible();
  expect(amount('Subtotal')).toBe('$79.97');
  expect(amount('Total')).toBe('$79.97');
});

test('it has one heading of the first level, and search engines may read it (rule search.noindex)', async () => {
  await openCart();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Your Cart',
  ]);
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

test('an empty cart says so and leads on to the shop', async () => {
  await openCart();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop');
  expect(screen.queryByRole('button', { name: 'Proceed to Checkout' })).toBeNull();
});

test.each([
  ['empty', []],
  ['full', [wax]],
])('opening the page with an %s cart leaves the focus where it is', async (_, lines) => {
  await openCart(...lines);
  expect(document.body).toHaveFocus();
});

test('a full cart leads on to the shop, too', async () => {
  await openCart(wax);
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop');
});

test('a line of more than can be ordered says so before checkout, and a press orders the most', async () => {
  const { user } = await openCart({ ...wax, quantity: 1100 }, { ...kit, quantity: 999 });
  expect(screen.getByRole('alert')).toHaveTextContent('You can order up to 999 at once.');
  await user.click(screen.getByRole('button', { name: 'Order 999 of Soy Wax' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('listitem')[0]).toHaveFocus();
  expect(within(screen.getByRole('group', { name: 'Quantity of Soy Wax' })).getByText('999')).toBeVisible();
});

test('Clear Cart empties at once, and Undo brings everything back', async () => {
  const { user } = await openCart(wax, kit);
  await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
  expect(screen.getByText('Your cart is empty')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('where tax comes on top the estimate says so (rule checkout.tax)', async () => {
  localStorage.setItem('cart', JSON.stringify([{ ...wax, quantity: 1 }]));
  const { user } = await renderShop({ routes, path: '/cart', site: { isTaxAdded: true } });
  expect(await screen.findByText('Shipping from $5.95, plus tax')).toBeVisible();
  await user.click(screen.getByText('Delivery speeds and what you’ll pay'));
  expect(screen.getByRole('columnheader', { name: 'You pay, plus tax' })).toBeVisible();
});

test.each([
  [{ ...wax, quantity: 1 }, 'Shipping from $5.95'],
  [{ ...wax, price: 50, quantity: 1 }, 'Shipping from $8.95'],
  [{ ...wax, price: 50.01, quantity: 1 }, 'Free shipping'],
  [{ ...wax, price: 100, quantity: 1 }, 'Free shipping'],
])('the shipping estimate: %j', async (line, text) => {
  await openCart(line);
  expect(screen.getByText(text)).toBeVisible();
});

test('FREESHIP over $50 makes standard shipping free', async () => {
  const { user } = await openCart(kit, wax);
  await enterCode(user, 'freeship');
  expect(screen.getByText('FREESHIP applied: standard shipping is free.')).toBeVisible();
  expect(screen.getByText('Free shipping')).toBeVisible();
  expect(screen.getByRole('row', { name: /Expedited/, hidden: true })).toHaveTextContent('$9.95$89.92');
});

test('at exactly $50 the field says what is missing', async () => {
  const { user } = await openCart({ ...wax, price: 50, quantity: 1 });
  await enterCode(user, 'FREESHIP');
  const field = screen.getByRole('textbox', { name: 'Promo code' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('FREESHIP is for orders over $50.00. Add $0.01 more to use it.');
});

test('from $100 the code is taken and the field says that it changes nothing', async () => {
  const { user } = await openCart({ ...wax, price: 100, quantity: 1 });
  await enterCode(user, 'FREESHIP');
  expect(screen.getByText('Standard shipping is already free for this order.')).toBeVisible();
});

test('an unknown code is refused at the field, until it is edited', async () => {
  const { user } = await openCart(kit, wax);
  await enterCode(user, 'WAX4EVER');
  const field = screen.getByRole('textbox', { name: 'Promo code' });
  expect(field).toHaveAccessibleDescription('We don’t recognize this promo code. Check the spelling.');
  expect(screen.getByText(/don’t recognize/)).toHaveRole('status');
  await user.type(field, 'X');
  expect(field).toBeValid();
});

test('a code that stops counting when the cart shrinks says so by itself', async () => {
  const { user } = await openCart({ ...wax, price: 25.01, quantity: 2 });
  await enterCode(user, 'FREESHIP');
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Soy Wax' }));
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toBeInvalid();
  expect(screen.getByText('Shipping from $5.95')).toBeVisible();
});

test('over $50 the code is applied by itself; it can be taken off, and comes back at a press', async () => {
  const { user } = await openCart(kit, wax);
  expect(screen.getByText('Free shipping')).toBeVisible();
  expect(screen.getByText('with standard shipping: $79.97')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take off FREESHIP' }));
  expect(screen.getByText('FREESHIP is not applied.')).toHaveFocus();
  expect(screen.getByText('Shipping from $8.95 – free with FREESHIP')).toBeVisible();
  expect(screen.getByText('with standard shipping: $88.92')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Apply FREESHIP, save $8.95' }));
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveValue('FREESHIP');
  expect(screen.getByText('Free shipping')).toBeVisible();
});

test('a code that was typed and taken off leaves the field, and stays off on the next visit', async () => {
  const { user, unmount } = await openCart(kit, wax);
  await enterCode(user, 'freeship');
  await user.click(screen.getByRole('button', { name: 'Take off FREESHIP' }));
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveValue('');
  unmount();
  await openCart(kit, wax);
  expect(screen.getByText('FREESHIP is not applied.')).toBeVisible();
});

const getRequest = () => JSON.parse(String(jest.mocked(fetch).mock.lastCall?.[1]?.body));

test('a code that was applied and taken off is not applied again by Proceed to Checkout', async () => {
  const { user } = await openCart(kit, wax);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await enterCode(user, 'freeship');
  await user.click(screen.getByRole('button', { name: 'Take off FREESHIP' }));
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  await screen.findByText('Failed to process checkout. Please try again.');
  expect(getRequest()).not.toHaveProperty('promoCode');
});

test('a space typed over a code takes the code off', async () => {
  const { user, store } = await openCart(wax);
  await enterCode(user, 'WAX4EVER');
  const field = screen.getByRole('textbox', { name: 'Promo code' });
  await user.type(field, ' ', { initialSelectionStart: 0, initialSelectionEnd: 'WAX4EVER'.length });
  expect(field).toHaveValue(' ');
  expect(selectPromoCode(store.getState())).toBe('');
});

test('Proceed to Checkout applies a code that was only typed', async () => {
  const { user } = await openCart(kit, wax);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await user.type(screen.getByRole('textbox', { name: 'Promo code' }), 'freeship');
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  await screen.findByText('Failed to process checkout. Please try again.');
  expect(getRequest()).toMatchObject({ promoCode: 'freeship' });
});

test('a typed code that does not count says why at the field, and the checkout goes on without it', async () => {
  const { user } = await openCart(wax);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await user.type(screen.getByRole('textbox', { name: 'Promo code' }), 'FREESHIP');
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  await screen.findByText('Failed to process checkout. Please try again.');
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveAccessibleDescription(
    /^FREESHIP is for orders over \$50\.00/,
  );
  expect(jest.mocked(fetch).mock.lastCall?.[0]).toBe('/api/create-checkout');
  expect(getRequest()).not.toHaveProperty('promoCode');
});

test('a rejected code does not come back on a later visit', async () => {
  const { user, unmount } = await openCart(kit, wax);
  await enterCode(user, 'WAX4EVER');
  unmount();
  await openCart(kit, wax);
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toBeValid();
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveValue('');
});

test('a price that changed is said at its line, and the button says what it leads to', async () => {
  const { user } = await openCart(wax, kit);
  jest.mocked(fetch).mockResolvedValue(
    Response.json(
      {
        error: 'price_changed',
        products: [
          { id: 'wx-101', price: 1650 },
          { id: 'kt-102', price: 4999 },
        ],
      },
      { status: 409 },
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  const button = await screen.findByRole('button', { name: 'Continue with $82.99' });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Price changed from $14.99 to $16.50.');
  expect(second).not.toHaveTextContent('Price changed');
  expect(screen.getAllByText(/^Price changed/)).toHaveLength(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('Soy Wax: $14.99 → $16.50');
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Soy Wax' }));
  expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
  expect(screen.queryByText(/^Price changed/)).toBeNull();
});

test('Proceed to Checkout asks for a payment page', async () => {
  const { user } = await openCart(wax);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  expect(fetch).toHaveBeenLastCalledWith('/api/create-checkout', expect.objectContaining({ method: 'POST' }));
  expect(await screen.findByText('Failed to process checkout. Please try again.')).toBeVisible();
});

test('prices and names that are out of date are put right on load', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(
      Response.json([
        { id: 'wx-101', name: 'Soy Wax Flakes', slug: 'soy-wax', image_url: '/n.webp', price: 1599 },
      ]),
    );
  await openCart(wax);
  expect(await screen.findByText('$15.99')).toBeVisible();
  expect(amount('Total')).toBe('$31.98');
  expect(screen.getAllByRole('link', { name: 'Soy Wax Flakes' })).toHaveLength(2);
});

test('until the cart has been read, the page says neither empty nor anything else about it', async () => {
  await renderShop({ routes, path: '/cart', hasCart: false });
  expect(await screen.findByText('Loading your cart.')).toBeInTheDocument();
  expect(screen.queryByText('Your cart is empty')).toBeNull();
});

test('before payment it says when an order of today arrives', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T17:00:00Z'), advanceTimers: true });
  await openCart(wax);
  expect(
    screen.getByText('Order today: arrives Fri, Nov 27 – Wed, Dec 2 with standard shipping.'),
  ).toBeVisible();
  jest.useRealTimers();
});

test('Share this cart copies a link that proposes its lines', async () => {
  const { user } = await openCart(wax, kit);
  await user.click(screen.getByRole('button', { name: 'Share this cart' }));
  expect(await screen.findByText(/^Link copied\./)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/cart?propose=wx-101:2,kt-102:1`,
  );
});

test('where the browser allows no copy, the link itself is shown', async () => {
  const { user } = await openCart(wax);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  await user.click(screen.getByRole('button', { name: 'Share this cart' }));
  expect(await screen.findByRole('link', { name: '/cart?propose=wx-101:2' })).toBeVisible();
});

test('an empty cart shows the best sellers, and asks for no products for that', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  localStorage.setItem('cart', '[]');
  await renderShop({
    routes,
    path: '/cart',
    fragments: {
      'mf_catalog/ProductCards': ({ heading, slugs }) => `${heading}: ${slugs ?? 'best sellers'}`,
    },
  });
  expect(await screen.findByText('Good to begin with: best sellers')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

/** What the server puts into the HTML for a visitor whose script has not run. */
function give(cart: object) {
  const element = Object.assign(document.createElement('script'), {
    id: 'given-cart',
    type: 'application/json',
    textContent: JSON.stringify({ lines: [], promoCode: '', isOfferDeclined: false, said: null, ...cart }),
  });
  document.body.append(element);
  return () => element.remove();
}

test('until script knows the cart, the page shows the one that the server was sent, by forms (rule cart.forms)', async () => {
  const takeAway = give({ lines: [kit, wax], promoCode: 'WAX4EVER', said: 'checkout-failed' });
  await renderShop({ routes, path: '/cart', hasCart: false });
  const [first] = await screen.findAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('button', { name: 'Remove Medium Kit' })).toHaveAttribute(
    'value',
    'kt-102',
  );
  expect(amount('Total')).toBe('$79.97');
  expect(screen.getByText('with standard shipping: $79.97')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveAccessibleDescription(/don’t recognize/);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to process checkout. Please try again.');
  const minus = screen.getByRole('button', { name: 'Decrease quantity of Medium Kit' });
  expect(minus).toHaveAccessibleDescription('Use Remove to take it out.');
  expect(minus).toHaveAttribute('type', 'button');
  const clear = screen.getByRole('button', { name: 'Clear Cart' }).closest('form');
  expect(clear).toHaveAttribute('action', '/cart/clear?undo=kt-102:1,wx-101:2');
  const form = screen.getByRole('button', { name: 'Proceed to Checkout' }).closest('form');
  expect(form).toHaveAttribute('action', '/cart/checkout');
  expect(form).toHaveAttribute('method', 'post');
  // What it shows, because script may have taken the cookie's cart by the time it is sent.
  expect([...new FormData(form as HTMLFormElement)]).toEqual([
    ['id', 'kt-102'],
    ['quantity', '1'],
    ['price', '49.99'],
    ['id', 'wx-101'],
    ['quantity', '2'],
    ['price', '14.99'],
    ['code', 'WAX4EVER'],
  ]);
  takeAway();
});

test('an empty cart by forms leads on to the shop, and says what was taken out of it', async () => {
  const takeAway = give({ said: 'not-sold' });
  await renderShop({ routes, path: '/cart', hasCart: false });
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(screen.getByText(/We no longer sell something that you chose/)).toBeVisible();
  takeAway();
});

test('a cart by forms that cannot be read is not called empty', async () => {
  const takeAway = give({ said: 'not-read' });
  await renderShop({ routes, path: '/cart', hasCart: false });
  expect(await screen.findByText(/We can’t show your cart right now/)).toBeVisible();
  expect(screen.queryByText('Your cart is empty')).toBeNull();
  takeAway();
});

const refusals: Record<Exclude<CartFormError, 'cart-empty'>, string> = {
  'checkout-failed': 'Failed to process checkout. Please try again.',
  'not-sold': 'We no longer sell something that you chose. It isn’t in your cart, and nothing was charged.',
  'price-changed': 'A price has changed, and nothing was charged. Check it first.',
};

test.each(Object.entries(refusals))('script says why a form was refused: %s', async (said, text) => {
  localStorage.setItem('cart', JSON.stringify([wax]));
  const { user } = await renderShop({ routes, path: `/cart?said=${said}` });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await user.click(screen.getByRole('button', { name: 'Remove Soy Wax' }));
  expect(screen.getByText('Your cart is empty')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test('script says what was taken out of the cart that the server sent, until the page is left', async () => {
  localStorage.setItem('cart', JSON.stringify([wax]));
  const takeAway = give({ said: 'not-sold' });
  const { user } = await renderShop({ routes, path: '/cart' });
  takeAway();
  await user.click(await screen.findByRole('button', { name: 'Remove Soy Wax' }));
  expect(screen.getByRole('alert')).toHaveTextContent(refusals['not-sold']);
});

test('where the code that pays is lost, the cart’s form leads to the payment page, once there is a connection', async () => {
  jest.doMock('../../checkout/requestPayment', () => {
    throw new Error('lost');
  });
  const sent: string[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...new FormData(this)].map(([name, value]) => `${name}=${value}`);
    sent.push(`${new URL(this.action).pathname} ${fields.join(' ')}`);
  });
  const { user } = await openCart(wax, kit);
  await user.click(screen.getByRole('button', { name: 'Take off FREESHIP' }));
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  await screen.findAllByText(/Failed to process checkout/);
  isOnline.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  await waitFor(() =>
    expect(sent).toEqual([
      '/cart/checkout id=wx-101 quantity=2 price=14.99 id=kt-102 quantity=1 price=49.99 off=1',
    ]),
  );
  jest.dontMock('../../checkout/requestPayment');
});

test('a line that the products table does not sell says so (rule cart.fresh-facts)', async () => {
  const { id, name, slug, image } = wax;
  const row = { id, name, slug, image_url: image, price: 1499 };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([row]));
  await openCart(wax, kit);
  await screen.findByText('Not available at the moment. Remove it to check out.');
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).not.toHaveTextContent('Not available');
  expect(second).toHaveTextContent('Not available');
});
