/** What a page tells the shop when it is left. No part of it tells who was there. */
export type PageReport = {
  composition?: string;
  /** Releases whose scripts came to the page, and those that threw: 'mf-cart/1.2.3'. */
  used: string[];
  failed: string[];
  /** Largest paint and slowest answer to a press, ms. Missing where the browser measured none. */
  lcp?: number;
  inp?: number;
};
