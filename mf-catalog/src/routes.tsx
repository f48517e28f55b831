import type { PageRoute } from '@shop/contracts/remotes';
import { productPath } from './catalogue/productPath';
import { categories, categoryKeys } from './data/categories';
import { products } from './data/products';

const productPages: PageRoute[] = categoryKeys.map((category) => ({
  path: `${categories[category].path}/:slug`,
  handle: { chunk: 'page-product' },
  lazy: () => import(/* webpackChunkName: "page-product" */ './features/product/ProductPage'),
}));

/** The pages of the catalogue, by full path. Exact addresses win over patterns (decisions row 24). */
export const routes: PageRoute[] = [
  {
    path: '/',
    handle: { chunk: 'page-home' },
    lazy: () => import(/* webpackChunkName: "page-home" */ './features/home/HomePage'),
  },
  {
    path: '/shop',
    handle: { chunk: 'page-shop', query: ['search', 'skill', 'category', 'sort', 'page'] },
    lazy: () => import(/* webpackChunkName: "page-shop" */ './features/shop/ShopPage'),
  },
  ...productPages,
  {
    path: '/product/:slug',
    handle: { chunk: 'page-product-redirect' },
    lazy: () =>
      import(/* webpackChunkName: "page-product-redirect" */ './features/product-redirect/productRedirect'),
  },
];

/** What search engines may list. */
export const sitemapPaths = ['/', '/shop', ...products.map(productPath)];
