/** The operator's settings that the browser may know, inert JSON in every page. */
export type SiteConfig = {
  /** Without a slash at the end. */
  origin: string;
  paymentOrigins: string[];
  shippingCountries: string[];
  isTaxAdded?: boolean;
  contactEndpoint: string | null;
  newsletterEndpoint: string | null;
  /** Share of page views that report vitals, 0 to 1. */
  beaconShare: number;
  /** Prices of the products table in cents, by product id; a product without one is not for sale. Absent until known. */
  prices?: Record<string, number>;
};
