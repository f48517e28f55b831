import { renderShop } from '@shop/testing/renderShop';
import { screen, within } from '@testing-library/react';
import { cartModule } from '../../../../mf-cart/src/cartModule';
import ProductCards from './ProductCards';

/** A page of another remote that shows the remote component. */
function GuidePage() {
  return (
    <>
      <h1>Guide</h1>
      <ProductCards heading="For this guide" slugs={['soy-wax', 'not-sold-any-more', 'vanilla-bean']} />
      <ProductCards heading="Nothing left" slugs={['not-sold-any-more']} />
    </>
  );
}

function EmptyCart() {
  return <ProductCards heading="Good to begin with" />;
}

const routes = [
  { path: '/guides', lazy: async () => ({ Component: GuidePage }) },
  { path: '/cart', lazy: async () => ({ Component: EmptyCart }) },
];

test('a guide shows the named products in its order and can add them; unknown ones are left out', async () => {
  const { store, user } = await renderShop({ routes, path: '/guides' });
  await screen.findByRole('region', { name: 'For this guide' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/wax/soy-wax',
    '/fragrance-oils/vanilla-bean',
  ]);
  await user.click(screen.getByRole('button', { name: 'Add Soy Wax to cart' }));
  expect(cartModule.selectItemCount(store.getState())).toBe(1);
});

test('without names it shows the beginner kit and the other best sellers', async () => {
  await renderShop({ routes, path: '/cart' });
  const cards = within(await screen.findByRole('region', { name: 'Good to begin with' }));
  expect(cards.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Beginner Candle Making Kit',
    'Vanilla Bean Fragrance Oil',
    'Soy Wax',
    'Clear Glass Jars',
  ]);
});

test('where none of them is sold there is nothing, not even a heading', async () => {
  await renderShop({ routes, path: '/guides' });
  await screen.findByRole('heading', { name: 'For this guide' });
  expect(screen.queryByRole('heading', { name: 'Nothing left' })).not.toBeInTheDocument();
});
