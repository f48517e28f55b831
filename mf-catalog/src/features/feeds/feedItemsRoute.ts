import { feedItems } from './feedItems';

/** Read by the shell for /feeds/products.xml. */
export const loader = () => Response.json(feedItems);

/** There is no page under this address. */
export const Component = () => null;
