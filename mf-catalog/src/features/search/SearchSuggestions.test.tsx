import { renderShop } from '@shop/testing/renderShop';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import SearchSuggestions from './SearchSuggestions';

/** A search panel, as far as suggestions need one. */
function PanelPage() {
  const [term, setTerm] = useState('');
  return (
    <>
      <input aria-label="Search" value={term} onChange={(event) => setTerm(event.target.value)} />
      <SearchSuggestions term={term} />
    </>
  );
}

function OilPage() {
  return <h1>Oil</h1>;
}

const routes = [
  { path: '/wax', lazy: async () => ({ Component: PanelPage }) },
  { path: '/fragrance-oils/:slug', lazy: async () => ({ Component: OilPage }) },
];

const type = async (term: string) => {
  const result = await renderShop({ routes, path: '/wax' });
  await result.user.type(await screen.findByRole('textbox'), term);
  return result;
};

test('products come while one types, with their price, and the way to all results', async () => {
  await type('lavend');
  expect(screen.getByRole('link', { name: /French Lavender Fragrance Oil.*\$14\.99/ })).toHaveAttribute(
    'href',
    '/fragrance-oils/french-lavender',
  );
  expect(screen.getByRole('link', { name: 'All results for “lavend”' })).toHaveAttribute(
    'href',
    '/shop?search=lavend',
  );
  expect(screen.getByRole('status')).toHaveTextContent('1 suggestion');
});

test('at most five are suggested', async () => {
  await type('candle');
  expect(
    within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem').length,
  ).toBeLessThanOrEqual(5);
});

test('a single letter suggests nothing', async () => {
  await type('l');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('nothing that fits is said', async () => {
  await type('dinosaur');
  expect(screen.getByRole('status')).toHaveTextContent('No matches for “dinosaur”.');
});

test('choosing one leads to its page', async () => {
  const { user } = await type('lavender');
  await user.click(screen.getByRole('link', { name: /French Lavender/ }));
  expect(await screen.findByRole('heading', { name: 'Oil' })).toBeVisible();
});

test('the status is there before its text, so that the first count is read', async () => {
  const { user } = await type('l');
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await user.type(screen.getByRole('textbox'), 'avend');
  expect(status).toHaveTextContent('1 suggestion');
});
