import type { CartLine, CartModule } from '@shop/contracts/cart';
import { CART_CONTRACT_VERSION } from '@shop/contracts/cart';
import type { Expectation } from '@shop/contracts/contractChecks';
import { makeStore } from '../../../store/makeStore';

const line: CartLine = {
  id: 'wx-101',
  name: 'Soy Wax',
  price: 14.99,
  slug: 'soy-wax',
  image: '/soy-wax.webp',
  quantity: 2,
};

function expectEqual(what: string, actual: unknown, expected: unknown) {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(`${what} is ${JSON.stringify(actual)} and not ${JSON.stringify(expected)}`);
}

function checkPendingAdds(module: unknown) {
  // What is wrong with it is what this finds out.
  const { cartModule: cart } = module as { cartModule: CartModule };
  expectEqual('its contractVersion', cart.contractVersion, CART_CONTRACT_VERSION);
  for (const name of ['startCart', 'buyNow'] as const) expectEqual(name, typeof cart[name], 'function');
  const store = makeStore();
  store.injectCart(cart);
  store.dispatch(cart.itemsAdded([line]));
  store.dispatch(cart.panelOpened());
  const state = store.getState();
  expectEqual('selectLineCount', cart.selectLineCount(state), 1);
  expectEqual('selectItemCount', cart.selectItemCount(state), 2);
  expectEqual('selectIsOpen', cart.selectIsOpen(state), true);
  expectEqual('selectIsCheckingOut', cart.selectIsCheckingOut(state), false);
  store.dispatch(cart.panelClosed());
  expectEqual('selectIsOpen', cart.selectIsOpen(store.getState()), false);
}

export const shellExpectations: Expectation[] = [
  {
    provider: 'mf_cart/cartSlice',
    what: 'what was kept while the cart was away goes into it, and the panel opens and closes',
    check: checkPendingAdds,
  },
];
