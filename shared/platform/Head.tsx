import { jsonLdText, pageDescription, pageTitle } from '@shop/domain/seo/head';
import { brand } from '@shop/domain/site/brand';
import { useSite } from './services';

type HeadProps = {
  /** Without the brand's name; it is appended where it fits. */
  title: string;
  description: string;
  /** Canonical path of the page, without query: '/wax'. */
  path: string;
  /** og:type, 'website' by default. */
  type?: 'website' | 'article' | 'product';
  /** Path of a 1200 x 630 sharing picture (`share` of a picture); the shop's own by default. */
  image?: string | undefined;
  /** True keeps the page out of search engines. */
  isHidden?: boolean;
  /** Structured data: plain objects with '@type'; the context is added. */
  jsonLd?: object[];
};

/** Address of the shop's own sharing picture, served by the shell. */
const DEFAULT_IMAGE = '/og-default.jpg';

/** Title, description, canonical, social tags and structured data of a page (rules search.head, search.lengths). */
export function Head({
  title,
  description,
  path,
  type = 'website',
  image,
  isHidden,
  jsonLd = [],
}: HeadProps) {
  const { origin } = useSite();
  const url = origin + path;
  const fullTitle = pageTitle(title, brand.name);
  const fullDescription = pageDescription(description, brand.tagline);
  const picture = new URL(image ?? DEFAULT_IMAGE, origin).href;
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
          // The text is escaped by jsonLdText: no product name can end the element.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD has no other form
          dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
        />
      ))}
    </>
  );
}
