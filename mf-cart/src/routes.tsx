import type { PageRoute } from '@shop/contracts/remotes';
import { SERVER_CART, SERVER_ORDER, SERVER_PROPOSAL } from '@shop/contracts/serverData';

/** Never cached and in no sitemap: both are about one shopper. */
export const routes: PageRoute[] = [
  {
    path: '/cart',
    handle: {
      chunk: 'page-cart',
      isPrivate: true,
      query: ['propose', 'ref', 'undo', SERVER_CART, SERVER_PROPOSAL],
    },
    lazy: () => import(/* webpackChunkName: "page-cart" */ './features/cart-page/CartPage'),
  },
  {
    path: '/order-success',
    handle: { chunk: 'page-order-success', isPrivate: true, query: ['session_id', SERVER_ORDER] },
    lazy: () =>
      import(/* webpackChunkName: "page-order-success" */ './features/order-success/OrderSuccessPage'),
  },
];
