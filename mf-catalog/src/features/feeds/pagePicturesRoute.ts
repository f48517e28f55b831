import { pagePictures } from './feedItems';

/** Read by the shell for /sitemap.xml. */
export const loader = () => Response.json(pagePictures);

/** There is no page under this address. */
export const Component = () => null;
