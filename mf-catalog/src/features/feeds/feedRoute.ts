import { feed } from './feed';

/** Read by the shell for /sitemap.xml and /feeds/products.xml. */
export const loader = () => Response.json(feed);

/** There is no page under this address. */
export const Component = () => null;
