import { useSearchParams } from '@shop/platform';
import { renderShop } from '@shop/testing/renderShop';
import { screen } from '@testing-library/react';
import { type Product, products } from '../../data/products';
import { ShopResults } from './ShopResults';
import { readShopQuery } from './shopQuery';

/** As many products as asked for, alike but for id, slug and name. */
const many = (count: number): Product[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(products[index % products.length] as Product),
    id: `p-${index}`,
    slug: `p-${index}`,
    name: `Product ${index}`,
  }));

let catalogue: Product[] = [];

/** The results alone, of a catalogue that is not ours. */
function Component() {
  const [parameters] = useSearchParams();
  return <ShopResults catalogue={catalogue} query={readShopQuery(parameters)} />;
}

const show = async (count: number, query = '') => {
  catalogue = many(count);
  await renderShop({ routes: [{ path: '/shop', lazy: async () => ({ Component }) }], path: `/shop${query}` });
  await screen.findByText(/products/);
};

test('a catalogue of 500 comes in pages of 48, with ways on and back that keep the query', async () => {
  await show(500, '?search=product&sort=price-low&page=2');
  expect(screen.getAllByRole('article')).toHaveLength(48);
  expect(screen.getByText('500 products, page 2 of 11')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/shop?search=product&sort=price-low',
  );
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/shop?search=product&sort=price-low&page=3',
  );
});

test('a catalogue of 60 stands on one page', async () => {
  await show(60);
  expect(screen.getAllByRole('article')).toHaveLength(60);
  expect(screen.queryByRole('navigation', { name: 'Pages of results' })).not.toBeInTheDocument();
});
