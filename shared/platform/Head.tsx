import { jsonLdText, pageDescription, pageTitle } from '@shop/domain/seo/head';
import { brand } from '@shop/domain/site/brand';
import { useSite } from './services';

type Props = {
  /** Without the brand's name. */
  title: string;
  description: string;
  /** Canonical, without query: '/wax'. */
  path: string;
  type?: 'website' | 'article' | 'product';
  /** A 1200 x 630 picture; the shop's own by default. */
  image?: string | undefined;
  isHidden?: boolean;
  jsonLd?: object[];
};

/** Rules search.head, search.lengths. */
export function Head({ title, description, path, type = 'website', image, isHidden, jsonLd = [] }: Props) {
  const { origin } = useSite();
  const url = origin + path;
  const fullTitle = pageTitle(title, brand.name);
  const fullDescription = pageDescription(description, brand.tagline);
  const picture = new URL(image ?? '/og-default.jpg', origin).href;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={fullDescription} />
      <link rel="canonical" href={url} />
      {isHidden ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={fullDescription} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={fullDescription} />
      <meta name="twitter:image" content={picture} />
      {jsonLd.map((data) => (
        <script
          key={jsonLdText(data)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD has no other form; jsonLdText escapes it
          dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
        />
      ))}
    </>
  );
}
