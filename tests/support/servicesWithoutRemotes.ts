import type { ShopServices } from '@shop/platform';
import { testSite } from './testSite';

const FAILED = { status: 'failed' } as const;

/** The services of a shop in which every remote is away. */
export const servicesWithoutRemotes: ShopServices = {
  site: testSite,
  cart: {
    getModule: () => null,
    subscribe: () => () => {},
    isKnownEmpty: () => false,
    add: async () => false,
    addAll: async () => false,
    openPanel: () => Promise.reject(new Error('mf-cart is away')),
    buyNow() {},
  },
  fragments: { get: () => FAILED, whenLoaded: () => null, subscribe: () => () => {}, load() {} },
};
