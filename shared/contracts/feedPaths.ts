/*
 * What a remote says of its pages to the shell's feeds, as data routes (`isData`) anywhere in its area: the shell finds
 * them by how their paths end. What they answer: ./feeds.
 */

/** Path ending of a remote's pages with their pictures, for sitemap.xml. */
export const PAGE_PICTURES = '/page-pictures.json';
/** Path ending of what a remote knows of products, for the product feed. Prices are the products table's. */
export const FEED_ITEMS = '/feed-items.json';
