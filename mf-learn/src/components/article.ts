export function article(entry: {
  headline: string;
  description: string;
  image: string;
  path: string;
  origin: string;
  publisher: string;
  /** ISO date, where the page shows one. */
  datePublished?: string;
}) {
  const organization = { '@type': 'Organization', name: entry.publisher, url: `${entry.origin}/` };
  return {
    '@type': 'Article',
    headline: entry.headline,
    description: entry.description,
    image: [entry.image],
    author: organization,
    publisher: organization,
    mainEntityOfPage: { '@type': 'WebPage', '@id': entry.origin + entry.path },
    inLanguage: 'en',
    ...(entry.datePublished ? { datePublished: entry.datePublished } : {}),
  };
}
