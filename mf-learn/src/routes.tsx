import type { PageRoute } from '@shop/contracts/remotes';

/** The pages of mf-learn, each in a chunk of its own: nobody loads a guide to read the FAQ. */
export const routes: PageRoute[] = [
  {
    path: '/learn',
    handle: { chunk: 'page-learn' },
    lazy: () => import(/* webpackChunkName: "page-learn" */ './features/learn/LearnPage'),
  },
  {
    path: '/guides/wax-types',
    handle: { chunk: 'guide-wax-types', fragments: ['mf_catalog/ProductCards'] },
    lazy: () => import(/* webpackChunkName: "guide-wax-types" */ './features/guides/WaxTypesPage'),
  },
];
