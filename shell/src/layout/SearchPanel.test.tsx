import { renderFrame } from '@shop/testing/renderFrame';
import { screen, waitFor } from '@testing-library/react';

async function openSearch() {
  const frame = renderFrame('/other');
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
