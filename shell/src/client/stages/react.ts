/** The first stage: React, in a file and a task of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client';

export const loadPlatform = () => import(/* webpackChunkName: "shop" */ './platform');
