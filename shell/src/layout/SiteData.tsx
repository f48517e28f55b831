import { paths } from '@shop/contracts/paths';
import { useSite } from '@shop/platform';
import { jsonLdText } from '@shop/seo/head';
import { brand } from '@shop/site/brand';

/** Structured data about the shop itself, on every page (rule search.site). */
function siteData(origin: string): object[] {
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
  const { origin } = useSite();
  return siteData(origin).map((data) => (
    <script
      key={jsonLdText(data)}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD has no other form; jsonLdText escapes it
      dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
    />
  ));
}
