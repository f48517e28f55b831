import { getDeliveryWindow } from '@shop/domain/facts/deliveryWindow';
import { formatCents } from '@shop/domain/money';
import { renderShop } from '@shop/testing/renderShop';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cartModule } from '../../../../mf-cart/src/cartModule';
import { productPath } from '../../catalogue/productPath';
import { productDetails } from '../../data/productDetails/details';
import { products } from '../../data/products';
import { routes } from '../../routes';

const open = async (path: string) => {
  const result = await renderShop({ routes, path });
  await screen.findByRole('heading', { level: 1 });
  return result;
};

/** Structured data of the page, by type. */
const jsonLd = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );

test.each(products.map((product) => [productPath(product), product] as const))(
  '%s shows name, picture, rating, price, texts and both buttons',
  async (path, product) => {
    await open(path);
    expect(screen.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    expect(screen.getByText(`${product.rating} out of 5 (${product.reviewCount} reviews)`)).toBeVisible();
    expect(screen.getAllByText(formatCents(product.priceCents))[0]).toBeVisible();
    for (const text of productDetails[product.slug]?.features ?? [])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Buy Now' })).toBeVisible();
    expect(document.title).toContain(product.name);
  },
);

test('an order of today has its days of arrival before any payment', async () => {
  await open('/wax/soy-wax');
  const window = getDeliveryWindow('Standard', new Date().toISOString());
  const line = screen.getByText('Arrives').closest('li');
  expect(line).toHaveTextContent(`Arrives ${window?.dates}, if you order today`);
});

test.each([
  ['/candle-making-kits/expert-candle-making-kit', 'Delivery free with FREESHIP'],
  ['/wax/soy-wax', 'Delivery from $5.95'],
])(
  '%s says what delivery costs for this product alone, with the code that Buy Now applies',
  async (path, text) => {
    await open(path);
    const [line] = screen.getAllByRole('link', { name: 'Delivery' });
    expect(line?.closest('li')).toHaveTextContent(text);
  },
);

test.each(products.map(productPath))(
  '%s has the caution exactly where it names a temperature or a cure time',
  async (path) => {
    await open(path);
    const text = document.body.textContent ?? '';
    expect(/starting point.*Never leave melting wax alone/s.test(text)).toBe(/°F|24–48 hours/.test(text));
  },
);

test('stars are five siblings, filled by the floor of the rating, and hidden from the tree', async () => {
  await open('/fragrance-oils/vanilla-bean');
  const stars = [...document.querySelectorAll('[data-filled]')];
  expect(stars.map((star) => star.getAttribute('data-filled'))).toEqual([
    'true',
    'true',
    'true',
    'true',
    'false',
  ]);
  expect(new Set(stars.map((star) => star.parentElement)).size).toBe(1);
  expect(stars.every((star) => star.getAttribute('aria-hidden') === 'true')).toBe(true);
});

test('Add to Cart puts the product into the cart, opens the panel and says so', async () => {
  const { store, user } = await open('/wax/soy-wax');
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(cartModule.selectLines(store.getState())).toMatchObject([
    { id: 'wx-201', price: 14.99, quantity: 2 },
  ]);
  expect(cartModule.selectIsOpen(store.getState())).toBe(true);
  const { notices } = store.getState() as unknown as { notices: unknown };
  expect(JSON.stringify(notices)).toContain('Soy Wax has been added to your cart.');
  expect(JSON.stringify(notices)).toContain('Added to cart');
});

test('while the cart is away the page does not claim that the product is in it', async () => {
  const { store, user } = await renderShop({ routes, path: '/wax/soy-wax', hasCart: false });
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  expect(JSON.stringify(store.getState())).not.toContain('has been added to your cart');
});

test('Buy Now sends this one product to checkout, leaves the cart alone and is busy meanwhile', async () => {
  const request = jest.fn(() => new Promise<Response>(() => {}));
  globalThis.fetch = request as unknown as typeof fetch;
  const { store, user } = await open('/wicks/braided-cotton-wicks');
  const before = cartModule.selectLines(store.getState());
  await user.click(screen.getByRole('button', { name: 'Buy Now' }));
  const button = await screen.findByRole('button', { name: 'Processing...' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  expect(request).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(request.mock.calls)).toContain('wk-302');
  expect(cartModule.selectLines(store.getState())).toEqual(before);
});

test('a Buy Now that failed stays as text at the button after its notice', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('no service'));
  const { user } = await open('/wicks/braided-cotton-wicks');
  await user.click(screen.getByRole('button', { name: 'Buy Now' }));
  expect(await screen.findByText('Failed to process checkout. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Buy Now' })).toHaveAccessibleDescription(
    'Failed to process checkout. Please try again.',
  );
});

test.each([
  ['/wicks/premium-cotton-wicks', ['Material', 'Length Options', 'Quantity', 'Best For', 'Features']],
  ['/fragrance-oils/clean-linen', ['Size', 'Flashpoint', 'Suitable for', 'Usage Rate', 'Origin']],
  ['/containers/clear-glass-jars', ['Material', 'Capacity', 'Dimensions', 'Pack Quantity', 'Suitable for']],
])('%s has a specifications table', async (path, labels) => {
  await open(path);
  const table = within(screen.getByRole('region', { name: 'Specifications' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(labels);
});

test('a kit has three links under You Might Also Need and no table', async () => {
  await open('/candle-making-kits/expert-candle-making-kit');
  const related = within(screen.getByRole('region', { name: 'You Might Also Need' }));
  expect(related.getAllByRole('link')).toHaveLength(3);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the accordion opens one answer at a time and closes it again', async () => {
  const { user } = await open('/wax/beeswax-flakes');
  const header = (name: string) => screen.getByRole('button', { name });
  expect(header('How to use')).toHaveAttribute('aria-expanded', 'false');
  await user.click(header('Delivery'));
  expect(screen.getByText(/Expedited: 2–3 business days, \$9.95 more/)).toBeVisible();
  await user.click(header('Returns'));
  expect(header('Delivery')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText(/within 30 days of delivery/)).toBeVisible();
  await user.click(header('Returns'));
  expect(header('Returns')).toHaveAttribute('aria-expanded', 'false');
});

test('a wax page has the breadcrumb Home > Wax, also as structured data, and the six links', async () => {
  await open('/wax/soy-wax');
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home', 'Wax']);
  const list = jsonLd().find((data) => data['@type'] === 'BreadcrumbList');
  expect(list.itemListElement.map((item: { name: string }) => item.name)).toEqual(['Home', 'Wax']);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/cart',
      '/help',
      '/wicks',
      '/fragrance-oils',
      '/containers',
      '/tools-accessories',
    ]),
  );
});

test('structured data names the price of the page and no rating', async () => {
  await open('/containers/luxury-glass-containers');
  const product = jsonLd().find((data) => data['@type'] === 'Product');
  expect(product.offers).toMatchObject({ price: '18.99', priceCurrency: 'USD' });
  expect(product).not.toHaveProperty('aggregateRating');
});

test('a picture that cannot be loaded becomes a box with the name', async () => {
  await open('/wax/soy-wax');
  const [picture] = screen.getAllByRole('img');
  act(() => void picture?.dispatchEvent(new Event('error')));
  expect(screen.getByRole('img', { name: 'Soy Wax' })).toHaveTextContent('Soy Wax');
});

test('arrow keys turn to the next picture, but move within one that is enlarged', async () => {
  const { user } = await open('/wax/soy-wax');
  await user.click(screen.getByRole('button', { name: /^Enlarge picture 1/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const shown = () => dialog.getByRole('status').textContent;
  const first = shown();
  await user.click(dialog.getByRole('button', { name: /^Enlarge the picture/ }));
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe(first);
  await user.click(dialog.getByRole('button', { name: /^Show the whole picture/ }));
  await user.keyboard('{ArrowRight}');
  expect(shown()).not.toBe(first);
});

test.each([
  '/wax/nothing',
  '/wicks/soy-wax',
  '/fragrance-oils/nothing',
  '/containers/__proto__',
  '/candle-making-kits/beginner',
  '/candle-making-kits/complete-candle-gift-set',
  '/product/nothing',
])('%s is not found', async (path) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await renderShop({ routes, path });
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test.each([
  ['/candle-making-kits/beginners', 'Beginner Candle Making Kits'],
  ['/candle-making-kits/beginner-candle-making-kit', 'Beginner Candle Making Kit'],
  ['/candle-making-kits/medium', 'Medium Candle Making Kits'],
  ['/candle-making-kits/medium-candle-making-kit', 'Medium Candle Making Kit'],
])('neighbors are told apart: %s is %s', async (path, name) => {
  await open(path);
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
});

test.each([
  ['/product/soy-wax', '/wax/soy-wax'],
  ['/product/vanilla-bean?from=cart', '/fragrance-oils/vanilla-bean?from=cart'],
  ['/product/deluxe-gift-set', '/candle-making-kits/gifts#deluxe-gift-set'],
  ['/product/deluxe-gift-set?a=1', '/candle-making-kits/gifts?a=1#deluxe-gift-set'],
])('%s leads to %s and leaves no entry of its own in the history', async (path, target) => {
  const { router } = await open('/wax/beeswax-flakes');
  await act(() => router.navigator.push(path));
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe(target);
  await act(async () => router.navigator.go(-1));
  expect(router.state.location.pathname).toBe('/wax/beeswax-flakes');
});

test('from one product to another every panel starts closed', async () => {
  const { user, router } = await open('/wax/soy-wax');
  await user.click(screen.getByRole('button', { name: 'Returns' }));
  await act(() => router.navigator.push('/wax/premium-wax'));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Premium Coconut Blend Wax'),
  );
  expect(screen.getByRole('button', { name: 'Returns' })).toHaveAttribute('aria-expanded', 'false');
});

describe('the products table (rule catalogue.live-prices)', () => {
  const path = '/wax/soy-wax';
  const offers = () => jsonLd().find(({ '@type': type }) => type === 'Product')?.offers;

  test('names the price that page, structured data and cart take', async () => {
    const { store, user } = await renderShop({ routes, path, site: { prices: { 'wx-201': 1599 } } });
    expect(screen.getAllByText('$15.99')[0]).toBeVisible();
    expect(screen.queryByText('$14.99')).toBeNull();
    expect(offers()).toMatchObject({ price: '15.99', availability: 'https://schema.org/InStock' });
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(cartModule.selectSubtotalCents(store.getState())).toBe(1599));
  });

  test('a product that it does not sell says so, and cannot be bought', async () => {
    await renderShop({ routes, path, site: { prices: {} } });
    expect(screen.getByText('Not available at the moment.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Buy Now' })).toBeDisabled();
    expect(offers()).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
  });
});
