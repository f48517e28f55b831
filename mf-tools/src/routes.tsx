import { paths } from '@shop/contracts/paths';
import type { PageRoute } from '@shop/contracts/remotes';

/** The tools' pages. A query holds a whole recipe, so the server answers a recipe's link with its result. */
export const routes: PageRoute[] = [
  {
    path: paths.waxCalculator,
    handle: {
      chunk: 'page-wax-calculator',
      query: ['diameter', 'height', 'gap', 'candles', 'wax', 'units'],
    },
    lazy: () =>
      import(/* webpackChunkName: "page-wax-calculator" */ './features/wax-calculator/WaxCalculatorPage'),
  },
];
