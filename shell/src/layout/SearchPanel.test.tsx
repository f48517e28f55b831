import { Link } from '@shop/platform';
import { renderFrame } from '@shop/testing/renderFrame';
import { servicesWithoutRemotes } from '@shop/testing/servicesWithoutRemotes';
import { screen, waitFor, within } from '@testing-library/react';
import { createRemoteComponentStore } from '../remotes/remoteComponentStore';

async function openSearch(path = '/other') {
  const frame = renderFrame(path);
  await frame.user.click(screen.getByRole('button', { name: 'Search' }));
  return { ...frame, field: screen.getByRole('searchbox', { name: 'Search the shop' }) };
}

test('the search button opens the panel with the focus in its field', async () => {
  const { field } = await openSearch();
  expect(field).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-expanded', 'true');
});

test('a double click opens the panel, too', async () => {
  const { user } = renderFrame('/other');
  await user.dblClick(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('searchbox', { name: 'Search the shop' })).toBeVisible();
});

test('a term is trimmed and encoded, and the panel closes', async () => {
  const { user, address, field } = await openSearch();
  await user.type(field, '  soy & co/100% {Enter}');
  expect(address()).toBe('/shop?search=soy%20%26%20co%2F100%25');
  await waitFor(() => expect(field).not.toBeInTheDocument());
});

test.each(['{Enter}', '   {Enter}'])('a blank term (%s) goes nowhere and keeps the focus', async (keys) => {
  const { user, address, field } = await openSearch();
  await user.type(field, keys);
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(address()).toBe('/other');
  expect(field).toHaveFocus();
  expect(field).not.toBeInvalid();
});

test('four popular searches are links to their results', async () => {
  await openSearch();
  const shortcuts = screen.getByRole('list', { name: 'Popular searches' }).querySelectorAll('a');
  expect([...shortcuts].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['soy wax', '/shop?search=soy%20wax'],
    ['cotton wicks', '/shop?search=cotton%20wicks'],
    ['fragrance oils', '/shop?search=fragrance%20oils'],
    ['beginner kit', '/shop?search=beginner%20kit'],
  ]);
});

test('Escape closes the panel and gives the focus back', async () => {
  const { user, field } = await openSearch();
  await user.keyboard('{Escape}');
  expect(field).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

test('the panel closes when the focus moves on, so that it covers nothing that has the focus', async () => {
  const { user, field } = await openSearch();
  screen.getByRole('link', { name: 'beginner kit' }).focus();
  await user.tab();
  expect(field).not.toBeInTheDocument();
});

test.each(['/other', '/shop', '/shop?search=soy%20wax'])(
  'a popular search on the page %s closes the panel and leads the focus to the page, which is announced',
  async (path) => {
    const { user, address, field } = await openSearch(path);
    await user.click(screen.getByRole('link', { name: 'soy wax' }));
    expect(address()).toBe('/shop?search=soy%20wax');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(field).not.toBeInTheDocument();
    expect(screen.getByText('A page | Wick & Wax', { selector: '[role="status"]' })).toBeInTheDocument();
  },
);

function Suggestions() {
  return <Link to="/wax">Wax</Link>;
}

test('a suggestion for the page that is shown closes the panel with the focus on the page', async () => {
  const fragments = createRemoteComponentStore(async (name) => {
    if (name === 'mf_catalog/SearchSuggestions') return { default: Suggestions } as never;
    throw new Error('away');
  });
  const { user } = renderFrame('/wax', () => ({ ...servicesWithoutRemotes, fragments }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(screen.getByRole('searchbox'), 'wax');
  const panel = within(screen.getByRole('search').parentElement ?? document.body);
  await user.click(await panel.findByRole('link', { name: 'Wax' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});
