/** The second stage: router, store, and what remotes share. */
export { sharedModules } from '../sharedModules';

export const loadShop = () => import(/* webpackChunkName: "shop" */ '../hydrateShop');
