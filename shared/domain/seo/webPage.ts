export type WebPageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

/** WebPage of a page: name and description as the page shows them. */
export function webPage(page: {
  type?: WebPageType | undefined;
  name: string;
  description: string;
  path: string;
  origin: string;
}) {
  const url = page.origin + page.path;
  return {
    '@type': page.type ?? 'WebPage',
    '@id': url,
    url,
    name: page.name,
    description: page.description,
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', url: `${page.origin}/` },
  };
}
