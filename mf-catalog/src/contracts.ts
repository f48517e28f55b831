import type { CartModule } from '@shop/contracts/cart';
import type { ContractsModule } from '@shop/contracts/contractChecks';
import { toCartItem } from './catalogue/toCartItem';
import { products } from './data/products';
import { notOpen, notSubscribed, subscribed } from './features/home/newsletterNotices';
import { addedToCart, pictureLost } from './features/product/productNotices';

/** What this remote sends to others and asks of them; it travels in its release and is run before either side's goes live. */
export const contracts: ContractsModule = {
  sends: () => [subscribed(), notSubscribed(), notOpen(), addedToCart('Soy Wax'), pictureLost()],
  asks: [
    {
      provider: 'mf_cart/cartSlice',
      what: 'a product that is added twice is one line of two at its price',
      check(module) {
        const { cartModule: cart } = module as { cartModule: CartModule };
        const [product] = products;
        if (!product) return;
        const { reducer } = cart.cartSlice;
        const added = cart.itemAdded(toCartItem(product));
        const state = { cart: reducer(reducer(undefined, added), added) };
        const told = [
          cart.selectLineCount(state),
          cart.selectItemCount(state),
          cart.selectSubtotalCents(state),
        ];
        const wanted = [1, 2, 2 * product.priceCents];
        if (told.join() !== wanted.join())
          throw new Error(`lines, items and subtotal are ${told.join(', ')} and not ${wanted.join(', ')}`);
      },
    },
  ],
};
