import type { SiteConfig } from '@shop/domain/site/siteConfig';

export const testSite: SiteConfig = {
  origin: 'https://shop.example',
  paymentOrigins: ['https://checkout.stripe.com'],
  shippingCountries: ['US'],
  contactEndpoint: null,
  newsletterEndpoint: null,
  beaconShare: 0,
};
