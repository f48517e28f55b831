export { createRoot, hydrateRoot } from 'react-dom/client';

export const loadPlatform = () => import(/* webpackChunkName: "shop" */ './platform');
