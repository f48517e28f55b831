/** What the operator sets at run time and the browser may know. Carried in every page as inert JSON. */
export type SiteConfig = {
  /** Public origin, without a slash at the end: canonical, og:url and JSON-LD addresses start with it. */
  origin: string;
  /** Origins to which the browser may follow a checkout address. */
  paymentOrigins: string[];
  /** Countries that the shop delivers to, ISO 3166 two-letter codes. */
  shippingCountries: string[];
  /** True where Stripe adds tax to what the shop names. */
  isTaxAdded?: boolean;
  contactEndpoint: string | null;
  newsletterEndpoint: string | null;
  /** Share of pages, 0 to 1, that tell how they did. */
  beaconShare: number;
  /** Prices of the products table in cents, by product id; a product without one is not for sale. Absent until known. */
  prices?: Record<string, number>;
};
