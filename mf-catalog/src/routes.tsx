import { FEED } from '@shop/contracts/feedPaths';
import type { PageRoute } from '@shop/contracts/remotes';
import { productPath } from './catalogue/productPath';
import { categories, categoryKeys, giftsPath, skillLevelKeys, skillLevels } from './data/categories';
import { loadDetails } from './data/productDetails/loadDetails';
import { products } from './data/products';

const categoryPages: PageRoute[] = categoryKeys.map((key) => ({
  path: categories[key].path,
  handle: { chunk: 'page-category' },
  lazy: () => import(/* webpackChunkName: "page-category" */ './features/category/CategoryPage'),
}));

const kitLevelPages: PageRoute[] = skillLevelKeys.map((key) => ({
  path: skillLevels[key].listPath,
  handle: { chunk: 'page-kit-level' },
  lazy: () => import(/* webpackChunkName: "page-kit-level" */ './features/kits/KitLevelPage'),
}));

const loadOilNotes = async () =>
  (await import(/* webpackChunkName: "details-fragrance" */ './features/product/OilNotes')).OilNotes;

const productPages: PageRoute[] = categoryKeys.map((key) => ({
  path: `${categories[key].path}/:slug`,
  handle: { chunk: 'page-product', dataChunk: `details-${key}` },
  lazy: async () => {
    const page = import(/* webpackChunkName: "page-product" */ './features/product/ProductPage');
    // Scent notes travel with the texts of the oils, which alone have them.
    const notes = key === 'fragrance' ? loadOilNotes() : undefined;
    const [{ productPage }, details, Notes] = await Promise.all([page, loadDetails(key), notes]);
    return productPage(details, Notes);
  },
}));

/**
 * The pages of the catalogue, by full path. The router prefers exact addresses to patterns: `/candle-making-kits/medium`
 * is a list, `/candle-making-kits/medium-candle-making-kit` a product (rule catalogue.kit-addresses).
 */
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
  ...categoryPages,
  ...kitLevelPages,
  {
    path: '/candle-making-kits/soy-wax',
    handle: { chunk: 'page-soy-wax-kits' },
    lazy: () => import(/* webpackChunkName: "page-soy-wax-kits" */ './features/soy-wax-kits/SoyWaxKitsPage'),
  },
  {
    path: giftsPath,
    handle: { chunk: 'page-gifts' },
    lazy: () => import(/* webpackChunkName: "page-gifts" */ './features/gifts/GiftsPage'),
  },
  {
    path: '/tools-accessories',
    handle: { chunk: 'page-tools-accessories' },
    lazy: () =>
      import(
        /* webpackChunkName: "page-tools-accessories" */ './features/tools-accessories/ToolsAccessoriesPage'
      ),
  },
  {
    path: `/shop${FEED}`,
    handle: { chunk: 'data-feed', isData: true },
    lazy: () => import(/* webpackChunkName: "data-feed" */ './features/feeds/feedRoute'),
  },
  {
    path: '/feeds/products.xml',
    handle: { chunk: 'data-feed', isData: true },
    lazy: () => import(/* webpackChunkName: "data-feed" */ './features/feeds/productFeedRoute'),
  },
  ...productPages,
  {
    path: '/product/:slug',
    handle: { chunk: 'page-product-redirect' },
    lazy: () =>
      import(/* webpackChunkName: "page-product-redirect" */ './features/product-redirect/productRedirect'),
  },
];

/** What search engines may list: every page, every product. */
export const sitemapPaths = [
  ...routes.filter(({ path, handle }) => !handle?.isData && !path.includes(':')).map(({ path }) => path),
  ...products.map(productPath),
];
