import { renderFrame } from '@shop/testing/renderFrame';
import { act, screen, waitFor, within } from '@testing-library/react';
import { allPages, footerGroups, footerSmallLinks } from './menus';

test('every page has header, main, footer and a first link that leads to the content', () => {
  renderFrame();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName('Skip to content');
  expect(first).toHaveAttribute('href', '#content');
});

test('the offer is dismissed for this document, and the focus is not lost', async () => {
  const { user, router } = renderFrame();
  expect(screen.getByText(/Free shipping on all orders over \$50 with code/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss offer' }));
  expect(screen.queryByText(/Free shipping on all orders/)).not.toBeInTheDocument();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Wick & Wax' })).toHaveFocus();
  await act(() => router.navigator.push('/other'));
  expect(screen.queryByText(/Free shipping on all orders/)).not.toBeInTheDocument();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('the footer links to exactly its fixed list', () => {
  renderFrame();
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(
    [
      '/shop',
      '/candle-making-kits',
      '/wax',
      '/wicks',
      '/fragrance-oils',
      '/containers',
      '/video-tutorials',
      '/guides',
      '/wax-calculator',
      '/blog',
      '/faq',
      '/returns-exchanges',
      '/help',
      '/contact',
      '/about',
      '/privacy-policy',
      '/terms-of-service',
      '/sitemap',
    ].sort(),
  );
  expect(screen.getByRole('link', { name: 'Shipping Information' })).toHaveAttribute('href', '/help');
});

test('the list of all pages is closed, and names each page once beyond the footer', () => {
  renderFrame();
  expect(screen.getByText('All pages').closest('details')).not.toHaveAttribute('open');
  const named = Object.values(allPages)
    .flat()
    .map(({ to }) => to);
  const inFooter = [...Object.values(footerGroups).flat(), ...footerSmallLinks].map(({ to }) => to);
  expect(new Set([...named, ...inFooter]).size).toBe(named.length + inFooter.length);
  expect(Object.values(allPages).at(-1)).toHaveLength(10);
});

test('while the cart is away a plain link leads to it', () => {
  renderFrame();
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
});

test('the first load moves no focus; navigation moves it to the new heading and announces the title', async () => {
  const { user } = renderFrame();
  expect(document.body).toHaveFocus();
  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'About' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('A page | Wick & Wax');
});

test('an address with a hash moves the focus to the place that it names', async () => {
  const { router } = renderFrame();
  await act(() => router.navigator.push('/other#answer'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Answer' })).toHaveFocus());
});

test('a hash that is no valid address part does not break the page', async () => {
  // The router says that it cannot read it.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { router } = renderFrame();
  await act(() => router.navigator.push('/other#%E0%A4%A'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Other page' })).toHaveFocus());
});

test('a change of the query leaves the focus where it is', async () => {
  const { router, user } = renderFrame('/other');
  const search = screen.getByRole('button', { name: 'Search' });
  await user.click(search);
  await user.keyboard('{Escape}');
  await act(() => router.navigator.push('/other?sort=newest'));
  // The focus moves in a timer of its own.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(search).toHaveFocus();
  // A touch, a screen reader's press and Safari's click focus no link.
  search.blur();
  await act(() => router.navigator.push('/other?sort=rating'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.body).toHaveFocus();
});
