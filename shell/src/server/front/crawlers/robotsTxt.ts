/** robots.txt: everything may be read but what answers programs; pages for one shopper say noindex themselves. */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    // No directive names a feed; merchant centers and their staff read the comment.
    `# Products: ${origin}/feeds/products.xml`,
    '',
  ].join('\n');
}
