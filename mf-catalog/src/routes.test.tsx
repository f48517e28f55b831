import { deliverySpeeds, shippingBands } from '@shop/domain/facts/shipping';
import { formatCents } from '@shop/domain/money';
import { renderShop } from '@shop/testing/renderShop';
import { screen, within } from '@testing-library/react';
import { cartModule } from '../../mf-cart/src/cartModule';
import { bundles, products } from './data/products';
import { factLine } from './features/product/factLine';
import { routes, sitemapPaths } from './routes';

const open = async (path: string) => {
  const result = await renderShop({ routes, path });
  await screen.findByRole('heading', { level: 1 });
  return result;
};
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

// The soy kits page asks the service, which does not answer here: the page stays loading.
const NodeRequest = globalThis.Request;
beforeEach(() => {
  globalThis.fetch = () => new Promise(() => {});
  globalThis.Request = class extends NodeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, location.href) : input, init);
    }
  };
});

const knownPrices = new Set(
  [
    ...[...products, ...bundles].map(({ priceCents }) => priceCents),
    ...shippingBands.flatMap(({ standardCents, belowCents }) => [standardCents, (belowCents ?? 0) - 1]),
    ...deliverySpeeds.map(({ surchargeCents }) => surchargeCents),
  ]
    .map(formatCents)
    // What a part of a pack costs, at the product's name.
    .concat(products.flatMap((product) => factLine(product, {}).match(/\$\d+\.\d\d/g) ?? [])),
);

test.each(sitemapPaths)(
  '%s has a heading, a title, a description, and no price that the catalogue does not know',
  async (path) => {
    await open(path);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title.length).toBeLessThanOrEqual(60);
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/[^.][.!?]$/);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://shop.example${path}`,
    );
    const prices = document.body.textContent?.match(/\$\d+\.\d\d/g) ?? [];
    expect(prices.filter((price) => !knownPrices.has(price))).toEqual([]);
  },
);

test.each(sitemapPaths)('%s has headings without gaps', async (path) => {
  await open(path);
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) =>
    Number(heading.tagName[1]),
  );
  expect(levels[0]).toBe(1);
  levels.forEach((level, index) => {
    if (index > 0) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
});

test.each([
  ['/wax', ['Soy Wax', 'Beeswax Flakes', 'Premium Coconut Blend Wax']],
  ['/wicks', ['Premium Cotton Wicks', 'Braided Cotton Wicks', 'Pre-Tabbed Cotton Wicks']],
  ['/containers', ['Clear Glass Jars', 'Luxury Glass Containers']],
  [
    '/candle-making-kits',
    ['Beginner Candle Making Kit', 'Medium Candle Making Kit', 'Expert Candle Making Kit'],
  ],
  [
    '/fragrance-oils',
    [
      'Vanilla Bean Fragrance Oil',
      'French Lavender Fragrance Oil',
      'Clean Linen Fragrance Oil',
      'Pumpkin Spice Fragrance Oil',
    ],
  ],
])('%s lists its products', async (path, names) => {
  await open(path);
  expect(cards()).toEqual(names);
});

test('the wax page leads to the guide and to the calculator', async () => {
  await open('/wax');
  expect(hrefs()).toEqual(expect.arrayContaining(['/guides/wax-types', '/tools/wax-calculator']));
});

test('the kit page leads to its five sub-pages', async () => {
  await open('/candle-making-kits');
  for (const page of ['beginners', 'medium', 'expert', 'soy-wax', 'gifts']) {
    expect(hrefs()).toContain(`/candle-making-kits/${page}`);
  }
});

test.each([
  [
    '/candle-making-kits/beginners',
    ['/product/beginner-candle-making-kit', '/shop/kits/beginner-candle-making-kit'],
  ],
  ['/candle-making-kits/medium', ['/shop/kits/medium-candle-making-kit']],
  ['/candle-making-kits/expert', ['/product/expert-candle-making-kit']],
])('%s links its kit by the address of old links', async (path, expected) => {
  await open(path);
  expect(hrefs()).toEqual(expect.arrayContaining(expected));
});

test('the gifts page has three audiences and four bundles, each an anchor and buyable', async () => {
  const { store, user } = await open('/candle-making-kits/gifts');
  expect(cards()).toEqual(bundles.map(({ name }) => name));
  expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(bundles.map(({ slug }) => slug));
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'For beginners',
    'For crafters',
    'For special occasions',
  ]);
  await user.click(screen.getByRole('button', { name: "Add Candlemaker's Deluxe Gift Set to cart" }));
  expect(cartModule.selectLines(store.getState())).toMatchObject([{ id: 'bd-603', price: 89.99 }]);
});

test('a bundle says what is in it, leads to its own address, and several go into the cart at once', async () => {
  const { store, user } = await open('/candle-making-kits/gifts');
  const name = "Candlemaker's Deluxe Gift Set";
  const [card] = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading', { name, level: 2 }));
  const deluxe = within(card ?? document.body);
  expect(deluxe.getByRole('link', { name })).toHaveAttribute('href', '#deluxe-gift-set');
  expect(deluxe.getByRole('link', { name: `Close ${name}` })).toHaveAttribute(
    'href',
    '#deluxe-gift-set-card',
  );
  expect(deluxe.getByText('40 ml (1.4 fl oz) of Clean Linen fragrance oil')).toBeInTheDocument();
  await user.selectOptions(deluxe.getByRole('combobox', { name: /^Quantity/ }), '3');
  await user.click(deluxe.getByRole('button', { name: /to cart$/ }));
  expect(cartModule.selectLines(store.getState())).toMatchObject([{ id: 'bd-603', quantity: 3 }]);
});

test('the quantity that is shown is the one that is added, also where the browser restored it without a word', async () => {
  const { store, user } = await open('/candle-making-kits/gifts');
  const [quantity] = screen.getAllByRole('combobox', { name: /^Quantity/ });
  Object.assign(quantity ?? {}, { value: '3' });
  const [add] = screen.getAllByRole('button', { name: /to cart$/ });
  await user.click(add ?? document.body);
  expect(cartModule.selectLines(store.getState())).toMatchObject([{ quantity: 3 }]);
  expect(quantity).toHaveValue('3');
});

test('the kits page compares the three kits from what is in them', async () => {
  await open('/candle-making-kits');
  const table = within(screen.getByRole('table'));
  const row = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(row('Makes')).toEqual(['2–4 candles', '3–4 candles', '3–5 candles']);
  expect(row('Price')).toEqual(['$29.99', '$49.99', '$89.99']);
  expect(row('Wax')[0]).toBe('500 g: soy wax flakes');
});

test('tools and accessories lead to all four calculators and to kits and containers', async () => {
  await open('/tools-accessories');
  expect(hrefs()).toEqual(
    expect.arrayContaining([
      '/wax-calculator',
      '/fragrance-calculator',
      '/tools/supplies-calculator',
      '/wick-guide',
      '/candle-making-kits/expert-candle-making-kit',
      '/containers/clear-glass-jars',
    ]),
  );
});
