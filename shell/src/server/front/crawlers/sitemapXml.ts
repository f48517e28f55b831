import { escapeHtml } from '../../http/escapeHtml';

export type SitemapPage = {
  path: string;
  modified?: string | null;
  pictures?: string[];
};

/** sitemap.xml of canonical addresses with their pictures, in a fixed order; doubles are dropped (rule search.sitemap). */
export function sitemapXml(origin: string, pages: SitemapPage[]): string {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const urls = [...byPath.values()]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, modified, pictures = [] }) => {
      // The form that Head gives as canonical: the origin, and the path as URL parsers write it.
      const address = origin + new URL(path, origin).pathname;
      const parts = [
        `<loc>${escapeHtml(address)}</loc>`,
        modified ? `<lastmod>${escapeHtml(modified)}</lastmod>` : '',
        ...pictures.map(
          (picture) => `<image:image><image:loc>${escapeHtml(origin + picture)}</image:loc></image:image>`,
        ),
      ];
      return `  <url>${parts.join('')}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
