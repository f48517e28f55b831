import { Head, Link, useCart } from '@shop/platform';
import { screen } from '@testing-library/react';
import { cartModule } from '../../mf-cart/src/cartModule';
import { renderShop } from './renderShop';

const item = { id: 'x-1', name: 'Test Wax', price: 1.5, slug: 'test-wax', image: '/x.webp' };

function TestPage() {
  const { add } = useCart();
  return (
    <>
      <Head title="Test" description="A page of a test." path="/wax" />
      <h1>Wax</h1>
      <button type="button" onClick={() => add(item)}>
        Add
      </button>
      <Link to="/nowhere">Away</Link>
    </>
  );
}

const routes = [{ path: '/wax', lazy: async () => ({ Component: TestPage }) }];

test('a page adds to the real cart', async () => {
  const { store, user } = await renderShop({ routes, path: '/wax' });
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(cartModule.selectLines(store.getState())).toMatchObject([{ id: 'x-1', quantity: 1 }]);
});

test('what is added while the cart is away is kept for this tab', async () => {
  const { user } = await renderShop({ routes, path: '/wax', hasCart: false });
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(sessionStorage.getItem('shop.pendingAdds')).toContain('x-1');
});

test('an unknown path shows the not-found page', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await renderShop({ routes, path: '/wax' });
  await user.click(await screen.findByRole('link', { name: 'Away' }));
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});
