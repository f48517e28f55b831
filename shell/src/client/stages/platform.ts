export { shareScope } from '../../remotes/shareScope';

export const loadShop = () => import(/* webpackChunkName: "shop" */ '../hydrateShop');
