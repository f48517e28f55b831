import { renderShop } from '@shop/testing/renderShop';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cartModule } from '../../../../mf-cart/src/cartModule';
import { products } from '../../data/products';
import { routes } from '../../routes';

const open = async (path = '/shop') => {
  const result = await renderShop({ routes, path });
  await screen.findByRole('heading', { level: 1, name: 'Shop Candle Making Supplies' });
  return result;
};
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
/** The count is a status: it is told when it changes. */
const expectCount = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text));
const filter = () => screen.getByRole('combobox', { name: 'Filter by' });
const sort = () => screen.getByRole('combobox', { name: 'Sort by' });

test('all fifteen products stand on one page, featured first', async () => {
  await open();
  expect(names()).toHaveLength(15);
  expect(names().slice(0, 4)).toEqual([
    'Beginner Candle Making Kit',
    'Soy Wax',
    'Vanilla Bean Fragrance Oil',
    'Clear Glass Jars',
  ]);
  await expectCount('15 products');
  expect(screen.queryByRole('navigation', { name: 'Pages of results' })).not.toBeInTheDocument();
});

test('Filter by has both groups, and no option has an empty value', async () => {
  await open();
  const options = within(filter()).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All products',
    'Beginner',
    'Intermediate',
    'Advanced',
    'Kits',
    'Wax',
    'Wicks',
    'Fragrances',
    'Containers',
  ]);
  expect(options.map(({ value }) => value)).toEqual([
    'all',
    'beginner',
    'intermediate',
    'advanced',
    'kits',
    'wax',
    'wicks',
    'fragrances',
    'containers',
  ]);
});

test('a choice is said where the count stays the same', async () => {
  const { user } = await open();
  const said = () => document.querySelector('[aria-live=polite]')?.textContent;
  await user.selectOptions(filter(), 'Wicks');
  await expectCount('3 products');
  expect(said()).toBe('Wicks, Featured');
  await user.selectOptions(filter(), 'Wax');
  await expectCount('3 products');
  expect(said()).toBe('Wax, Featured');
});

test('a choice goes to the address and keeps the focus; Back undoes it', async () => {
  const { user, router } = await open();
  await user.selectOptions(filter(), 'Wicks');
  await expectCount('3 products');
  expect(router.state.location.search).toBe('?category=wicks');
  expect(filter()).toHaveFocus();
  await user.selectOptions(filter(), 'Advanced');
  await expectCount('1 product');
  expect(router.state.location.search).toBe('?skill=advanced');
  expect(names()).toEqual(['Expert Candle Making Kit']);
  await act(async () => router.navigator.go(-1));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(filter()).toHaveDisplayValue('Wicks');
  await act(async () => router.navigator.go(-1));
  await waitFor(() => expect(names()).toHaveLength(15));
});

test('the order goes to the address and stays with the filter', async () => {
  const { user, router } = await open('/shop?category=wicks');
  await user.selectOptions(sort(), 'Price: high to low');
  await waitFor(() =>
    expect(names()).toEqual(['Braided Cotton Wicks', 'Pre-Tabbed Cotton Wicks', 'Premium Cotton Wicks']),
  );
  expect(router.state.location.search).toBe('?category=wicks&sort=price-high');
  await user.selectOptions(sort(), 'Featured');
  await waitFor(() => expect(router.state.location.search).toBe('?category=wicks'));
});

test('All products takes the filter away and leaves order and search', async () => {
  const { user, router } = await open('/shop?search=wicks&category=wicks&sort=price-low');
  await user.selectOptions(filter(), 'All products');
  await waitFor(() => expect(router.state.location.search).toBe('?search=wicks&sort=price-low'));
});

test('an address with skill and category narrows by both and says so', async () => {
  await open('/shop?skill=beginner&category=kits');
  expect(names()).toEqual(['Beginner Candle Making Kit']);
  expect(filter()).toHaveDisplayValue('Beginner, Kits');
});

test('a picture of a category shows that category, and all again with a second press', async () => {
  const { user, router } = await open();
  const press = () => {
    const chips = within(screen.getByRole('navigation', { name: 'Categories' }));
    return user.click(chips.getByRole('link', { name: 'Wicks' }));
  };
  await press();
  await expectCount('3 products');
  await press();
  await expectCount('15 products');
  expect(router.state.location.search).toBe('');
});

test('unknown values of the address are ignored', async () => {
  await open('/shop?skill=wizard&category=soap&sort=chaos');
  expect(names()).toHaveLength(15);
  expect(filter()).toHaveDisplayValue('All products');
  expect(sort()).toHaveDisplayValue('Featured');
});

test('a search shows its term and can be cleared, the filter stays', async () => {
  const { user, router } = await open('/shop?search=cotton%20wicks&sort=price-low');
  expect(names()).toHaveLength(3);
  expect(screen.getByText('cotton wicks')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Clear the search for cotton wicks' }));
  await expectCount('15 products');
  expect(router.state.location.search).toBe('?sort=price-low');
});

test('nothing found: one sentence and four searches', async () => {
  await open('/shop?search=dinosaur');
  expect(screen.getByText('No products found matching your criteria.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'cotton wicks' })).toHaveAttribute(
    'href',
    '/shop?search=cotton%20wicks',
  );
  expect(screen.getByRole('link', { name: 'beginner kit' })).toBeVisible();
  await expectCount('0 products');
});

test('a term is text, whatever it holds', async () => {
  await open(`/shop?search=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
});

test('a card is one link and one button that names the product; adding opens the panel without a notice', async () => {
  const { store, user } = await open('/shop?category=containers');
  const [card] = screen.getAllByRole('article');
  if (!card) throw new Error('no card');
  expect(within(card).getAllByRole('link')).toHaveLength(1);
  expect(within(card).getByRole('link', { name: 'Clear Glass Jars' })).toHaveAttribute(
    'href',
    '/containers/clear-glass-jars',
  );
  expect(within(card).getByText('4.7 out of 5 (82 reviews)')).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Add Clear Glass Jars to cart' }));
  expect(cartModule.selectLines(store.getState())).toMatchObject([{ id: 'ct-501', quantity: 1 }]);
  expect(cartModule.selectIsOpen(store.getState())).toBe(true);
  expect(JSON.stringify(store.getState())).not.toContain('Added to cart');
});

test('results of a search are kept out of search engines', async () => {
  await open('/shop?search=soy');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('cards and their order follow the products table (rule catalogue.live-prices)', async () => {
  const prices = Object.fromEntries(products.map(({ id, priceCents }) => [id, priceCents]));
  const { 'wx-201': _hidden, ...sold } = prices;
  await renderShop({
    routes,
    path: '/shop?category=wax&sort=price-low',
    site: { prices: { ...sold, 'wx-203': 100 } },
  });
  const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
  expect(cards[0]).toContain('$1.00');
  const soy = screen.getByRole('button', { name: 'Add Soy Wax to cart' });
  expect(soy).toBeDisabled();
  expect(soy.closest('article')).toHaveTextContent('Unavailable');
});
