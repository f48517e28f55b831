import { renderFrame } from '@shop/testing/renderFrame';
import { servicesWithoutRemotes } from '@shop/testing/servicesWithoutRemotes';
import { act, screen, waitFor } from '@testing-library/react';
import { cartModule } from '../../../mf-cart/src/cartModule';
import { makeCartGateway } from '../cart/cartGateway';
import { createRemoteComponentStore } from '../remotes/remoteComponentStore';

const wax = { id: 'w', name: 'Soy Wax', price: 14.99, slug: 'soy-wax', image: '/w.webp' };

function Broken(): never {
  throw new Error('broken');
}

test('where the cart panel cannot be rendered an add says so, and each press of the cart button leads to the cart page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // The cart asks for prices, which nobody gives here.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const gateways: ReturnType<typeof makeCartGateway>[] = [];
  const { user, address, router } = renderFrame('/wax', (store) => {
    const cart = makeCartGateway({ store, paymentOrigins: [], load: async () => cartModule });
    gateways.push(cart);
    const fragments = createRemoteComponentStore(async (name) => {
      if (name === 'mf_cart/CartPanel') return { default: Broken };
      throw new Error('away');
    });
    return { ...servicesWithoutRemotes, cart: cart.gateway, fragments };
  });
  await act(async () => void (await gateways[0]?.gateway.add(wax)));
  expect(await screen.findByText('Your cart is safe')).toBeVisible();
  expect(address()).toBe('/wax');
  const button = () => screen.getByRole('link', { name: 'Cart' });
  await user.click(button());
  await waitFor(() => expect(address()).toBe('/cart'));
  await act(() => router.navigator.push('/wax'));
  await user.click(button());
  await waitFor(() => expect(address()).toBe('/cart'));
});
