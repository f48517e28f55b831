/** The first stage: React, in a file and a task of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client';

/** The two stages that follow are one file, and two tasks. */
export const loadPlatform = () => import(/* webpackChunkName: "shop" */ './platform');
