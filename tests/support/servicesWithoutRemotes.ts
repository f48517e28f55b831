import type { ShopServices } from '@shop/platform';
import { testSite } from './testSite';

const FAILED = { status: 'failed' } as const;

/** The services of a shop in which every remote is away. */
export const servicesWithoutRemotes: ShopServices = {
  site: testSite,
  cart: {
    getModule: () => null,
    subscribe: () => () => {},
    add: () => false,
    addAll: () => false,
    buyNow() {},
  },
  fragments: {
    get: () => FAILED,
    arrivalOfRendered: () => null,
    subscribe: () => () => {},
    load() {},
  },
};
