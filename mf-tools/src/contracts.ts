import type { CartLine, CartModule } from '@shop/contracts/cart';
import type { ContractsModule } from '@shop/contracts/contractChecks';

const packs: CartLine[] = [
  { id: 'a', name: 'Wax', price: 14.99, slug: 'wax', image: '/wax.webp', quantity: 3 },
  { id: 'b', name: 'Wick', price: 0.01, slug: 'wick', image: '/wick.webp', quantity: 2 },
];

/** Travels in the release and runs before either side's goes live. */
export const contracts: ContractsModule = {
  asks: [
    {
      provider: 'mf_cart/cartSlice',
      what: 'several packs go into it at once, and their names and quantities can be read',
      check(module) {
        const { cartModule: cart } = module as { cartModule: CartModule };
        const state = { cart: cart.cartSlice.reducer(undefined, cart.itemsAdded(packs)) };
        const told = cart.selectLines(state).map(({ name, quantity }) => `${quantity} ${name}`);
        if (told.join() !== '3 Wax,2 Wick') throw new Error(`it holds ${told.join(', ') || 'nothing'}`);
      },
    },
  ],
};
