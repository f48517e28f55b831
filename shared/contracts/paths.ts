/** Addresses that one part links to and another owns. A remote's own pages need no entry here. */
export const paths = {
  home: '/',
  shop: '/shop',
  /** The shop page with a search term (specification §2, Search panel). */
  search: (term: string) => `/shop?search=${encodeURIComponent(term)}`,
  /** Resolves to the product's own page. */
  product: (slug: string) => `/product/${slug}`,
  kits: '/candle-making-kits',
  cart: '/cart',
  learn: '/learn',
  guides: '/guides',
  videoTutorials: '/video-tutorials',
  contact: '/contact',
  help: '/help',
  faq: '/faq',
  returns: '/returns-exchanges',
  privacyPolicy: '/privacy-policy',
  waxCalculator: '/wax-calculator',
  fragranceCalculator: '/fragrance-calculator',
  suppliesCalculator: '/tools/supplies-calculator',
  wickGuide: '/wick-guide',
} as const;
