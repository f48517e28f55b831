/** Article of a guide or a blog post. The byline is the shop's own team, so author and publisher are the organization. */
export function article(entry: {
  headline: string;
  description: string;
  /** Absolute address of the picture at the top. */
  image: string;
  path: string;
  origin: string;
  /** Name of the shop. */
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
