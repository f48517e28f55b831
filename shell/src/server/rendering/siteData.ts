import { paths } from '@shop/contracts/paths';
import { jsonLdText } from '@shop/domain/seo/head';
import { merchantReturnPolicy } from '@shop/domain/seo/merchantReturnPolicy';
import { shippingService } from '@shop/domain/seo/shippingService';
import { brand } from '@shop/domain/site/brand';
import type { SiteConfig } from '@shop/domain/site/siteConfig';

/** Structured data about the shop itself, on every page (rule search.site), as texts of JSON-LD scripts. */
export function siteData({
  origin,
  shippingCountries,
}: Pick<SiteConfig, 'origin' | 'shippingCountries'>): [string, string] {
  const organization = `${origin}/#organization`;
  const shop = {
    '@type': 'Organization',
    '@id': organization,
    name: brand.name,
    description: brand.description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    sameAs: [...brand.socialLinks],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      url: origin + paths.contact,
      email: brand.email,
      telephone: brand.phone,
      availableLanguage: 'en',
    },
    // Once: offers refer to it (rules search.returns, search.shipping).
    hasMerchantReturnPolicy: merchantReturnPolicy(origin, shippingCountries, paths.returns),
    hasShippingService: shippingService(origin, shippingCountries),
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name,
    description: brand.description,
    url: `${origin}/`,
    inLanguage: 'en',
    publisher: { '@id': organization },
    potentialAction: {
      '@type': 'SearchAction',
      // Rule search.site: the address redirects to the shop page.
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={term}` },
      'query-input': 'required name=term',
    },
  };
  return [jsonLdText(shop), jsonLdText(website)];
}
