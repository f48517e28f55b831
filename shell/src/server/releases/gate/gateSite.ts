import type { SiteConfig } from '@shop/domain/site/siteConfig';

/** What pages know of the settings while the gate renders them. */
export const gateSite: SiteConfig = {
  origin: 'https://shop.example',
  paymentOrigins: [],
  shippingCountries: ['US'],
  contactEndpoint: null,
  newsletterEndpoint: null,
  beaconShare: 0,
};
