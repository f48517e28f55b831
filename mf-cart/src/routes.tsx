import { GIVEN_CART, GIVEN_ORDER } from '@shop/contracts/given';
import type { PageRoute } from '@shop/contracts/remotes';

/** mf-cart's pages. Both are about one shopper: never cached, and in no sitemap. */
export const routes: PageRoute[] = [
  {
    path: '/cart',
    handle: { chunk: 'page-cart', isPrivate: true, query: ['propose', 'ref', 'recipe', GIVEN_CART] },
    lazy: () => import(/* webpackChunkName: "page-cart" */ './features/cart-page/CartPage'),
  },
  {
    path: '/order-success',
    handle: { chunk: 'page-order-success', isPrivate: true, query: ['session_id', GIVEN_ORDER] },
    lazy: () =>
      import(/* webpackChunkName: "page-order-success" */ './features/order-success/OrderSuccessPage'),
  },
];
