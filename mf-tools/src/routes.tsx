import { paths } from '@shop/contracts/paths';
import type { PageRoute } from '@shop/contracts/remotes';
import { calculatorTypes, reflectedNames } from './embed/calculatorTypes';

/** The element's attributes; its type is in the path. */
const elementQuery = reflectedNames.filter((name) => name !== 'type');

/** The tools' pages. A query holds a whole recipe, so the server answers a recipe's link with its result. */
export const routes: PageRoute[] = [
  {
    path: paths.waxCalculator,
    handle: {
      chunk: 'page-wax-calculator',
      query: ['diameter', 'height', 'gap', 'candles', 'wax', 'units', 'formulas'],
    },
    lazy: () =>
      import(/* webpackChunkName: "page-wax-calculator" */ './features/wax-calculator/WaxCalculatorPage'),
  },
  {
    path: paths.fragranceCalculator,
    handle: { chunk: 'page-fragrance-calculator', query: ['weight', 'wax', 'load', 'units', 'formulas'] },
    lazy: () =>
      import(
        /* webpackChunkName: "page-fragrance-calculator" */ './features/fragrance-calculator/FragranceCalculatorPage'
      ),
  },
  {
    path: paths.suppliesCalculator,
    handle: {
      chunk: 'page-supplies-calculator',
      query: ['diameter', 'height', 'gap', 'candles', 'wax', 'load', 'units', 'formulas'],
    },
    lazy: () =>
      import(
        /* webpackChunkName: "page-supplies-calculator" */ './features/supplies-calculator/SuppliesCalculatorPage'
      ),
  },
  {
    path: paths.wickGuide,
    handle: { chunk: 'page-wick-guide', query: ['diameter', 'units', 'formulas'] },
    lazy: () => import(/* webpackChunkName: "page-wick-guide" */ './features/wick-guide/WickGuidePage'),
  },
  {
    path: '/embed',
    handle: { chunk: 'page-embed' },
    lazy: () => import(/* webpackChunkName: "page-embed" */ './features/embedding/EmbedPage'),
  },
  {
    path: '/embed/oembed',
    handle: { chunk: 'data-oembed', isData: true, query: ['url', 'format', 'maxwidth', 'maxheight'] },
    lazy: () => import(/* webpackChunkName: "data-oembed" */ './features/oembed/oembedRoute'),
  },
  ...calculatorTypes.map((type) => ({
    path: `/embed/${type}.html`,
    handle: { chunk: 'data-markup', isData: true, query: elementQuery },
    lazy: () => import(/* webpackChunkName: "data-markup" */ './features/markup/markupRoute'),
  })),
];

/** Search engines may list every page here; a recipe in the query is the same page. */
export const sitemapPaths = routes.filter(({ handle }) => !handle?.isData).map(({ path }) => path);
