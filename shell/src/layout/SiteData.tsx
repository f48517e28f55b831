import { paths } from '@shop/contracts/paths';
import { returnsPolicy } from '@shop/facts/returns';
import { deliverySpeeds, processingDays, shippingBands } from '@shop/facts/shipping';
import { useSite } from '@shop/platform';
import { jsonLdText } from '@shop/seo/head';
import { merchantReturnPolicy } from '@shop/seo/merchantReturnPolicy';
import { shippingService } from '@shop/seo/shippingService';
import { brand } from '@shop/site/brand';

const [standard] = deliverySpeeds;

/** How the shop delivers and takes back (rules search.returns, search.shipping): once; offers refer to it. */
function policies(origin: string, countries: string[]) {
  return {
    hasMerchantReturnPolicy: merchantReturnPolicy({
      days: returnsPolicy.windowDays,
      path: paths.returns,
      countries,
      origin,
    }),
    ...(standard && {
      hasShippingService: shippingService({
        bands: shippingBands,
        handling: processingDays,
        transit: { min: standard.minDays, max: standard.maxDays },
        countries,
        origin,
      }),
    }),
  };
}

/** Structured data about the shop itself, on every page (rule search.site). */
function siteData(origin: string, countries: string[]): object[] {
  const organization = `${origin}/#organization`;
  return [
    {
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
      ...policies(origin, countries),
    },
    {
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
    },
  ];
}

export function SiteData() {
  const { origin, shippingCountries } = useSite();
  return siteData(origin, shippingCountries).map((data) => (
    <script
      key={jsonLdText(data)}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD has no other form; jsonLdText escapes it
      dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
    />
  ));
}
