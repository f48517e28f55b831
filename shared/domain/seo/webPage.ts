export type WebPageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

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
