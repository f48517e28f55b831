/** robots.txt: everything may be read but what answers programs; pages for one shopper say noindex themselves. */
export function robotsTxt(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
