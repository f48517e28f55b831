const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/**
 * sitemap.xml of canonical addresses, in a fixed order.
 * @param paths canonical paths as the remotes publish them (`sitemapPaths`); doubles are dropped
 */
export function sitemapXml(origin: string, paths: string[]): string {
  const urls = [...new Set(paths)]
    .sort()
    .map((path) => `  <url><loc>${escapeXml(address(origin, path))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** The form that Head gives as canonical: the origin, and the path as URL parsers write it. */
function address(origin: string, path: string): string {
  return origin + new URL(path, origin).pathname;
}
