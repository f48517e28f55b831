export { sharedModules } from '../sharedModules';

export const loadShop = () => import(/* webpackChunkName: "shop" */ '../hydrateShop');
