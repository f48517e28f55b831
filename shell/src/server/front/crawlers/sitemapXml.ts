import { escapeHtml } from '../../http/escapeHtml';

type SitemapPage = { path: string; modified?: string | null | undefined; pictures?: string[] | undefined };

/** sitemap.xml of canonical addresses with their pictures, in a fixed order; doubles are dropped (rule search.sitemap). */
export function sitemapXml(origin: string, pages: SitemapPage[]): string {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const urls = [...byPath.values()]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, modified, pictures = [] }) => {
      const toImage = (picture: string) =>
        `<image:image><image:loc>${escapeHtml(origin + picture)}</image:loc></image:image>`;
      // The form that Head gives as canonical: the origin, and the path as URL parsers write it.
      const address = escapeHtml(origin + new URL(path, origin).pathname);
      const date = modified ? `<lastmod>${escapeHtml(modified)}</lastmod>` : '';
      return `  <url><loc>${address}</loc>${date}${pictures.map(toImage).join('')}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('')}</urlset>
`;
}
