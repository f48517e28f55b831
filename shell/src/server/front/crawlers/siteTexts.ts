import type { PageLink } from '@shop/contracts/links';
import { paths } from '@shop/contracts/paths';
import { addTemperature, cureTime } from '@shop/domain/facts/guidanceText';
import { loadLimits, startLoads } from '@shop/domain/facts/loadLimits';
import { returnsPolicy } from '@shop/domain/facts/returns';
import { freeShipping } from '@shop/domain/facts/shipping';
import { formatDollars } from '@shop/domain/facts/shippingText';
import { brand } from '@shop/domain/site/brand';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import { allPages, footerGroups } from '../../../layout/menus';
import { escapeHtml } from '../../http/escapeHtml';

/** Milliseconds: 180 days. RFC 9116 wants less than a year; each answer counts anew. */
const VALID_MS = 180 * 86_400_000;

const more = [
  { to: `${paths.kits}/gifts`, label: 'Gift Bundles' },
  { to: '/feeds/products.xml', label: 'Product feed with prices (XML)' },
];

export const siteTexts: Record<string, (site: Pick<SiteConfig, 'origin' | 'shippingCountries'>) => string> = {
  // Everything may be read but what answers programs. No directive names a feed: merchant centers read the comment.
  '/robots.txt': ({ origin }) => `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
# Products: ${origin}/feeds/products.xml
`,
  '/.well-known/security.txt': ({ origin }) => `Contact: mailto:${brand.email}
Expires: ${new Date(Date.now() + VALID_MS).toISOString()}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`,
  // llmstxt.org: the shop on one page, for programs that read for a person (rule search.programs).
  '/llms.txt': ({ origin, shippingCountries }) =>
    [
      `# ${brand.name}`,
      `> ${brand.description}`,
      [
        `- Ships to: ${shippingCountries.join(', ')}. Standard shipping is free over ${formatDollars(freeShipping.overCents)} with the code ${freeShipping.code}.`,
        `- Returns: unused and unopened, within ${returnsPolicy.windowDays} days of delivery.`,
        `- Fragrance oil: ${startLoads} of the wax's weight, ${loadLimits}; add it at ${addTemperature}; cure ${cureTime}. Starting points: check the wax's own sheet, burn-test each wick, never leave melting wax or a flame alone.`,
        '- Ratings and testimonials on the pages are samples, not reviews of buyers.',
      ].join('\n'),
      ...[footerGroups, allPages, { More: more }]
        .flatMap(Object.entries<PageLink[]>)
        .map(([title, links]) =>
          [`## ${title}`, ...links.map(({ to, label }) => `- [${label}](${origin}${to})`)].join('\n'),
        ),
      '',
    ].join('\n\n'),
};

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
