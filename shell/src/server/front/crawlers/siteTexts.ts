import { paths } from '@shop/contracts/paths';
import { addTemperature, cureTime } from '@shop/domain/facts/guidanceText';
import { loadLimits, startLoads } from '@shop/domain/facts/loadLimits';
import { returnsPolicy } from '@shop/domain/facts/returns';
import { freeShipping } from '@shop/domain/facts/shipping';
import { formatDollars } from '@shop/domain/facts/shippingText';
import { brand } from '@shop/domain/site/brand';
import { allPages, footerGroups } from '../../../layout/menus';

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

/** Milliseconds: 180 days. RFC 9116 wants less than a year; each answer counts anew. */
const VALID_MS = 180 * 86_400_000;

export function securityTxt(origin: string, now = Date.now()): string {
  return [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(now + VALID_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

const more = {
  label: 'More',
  links: [
    { to: `${paths.kits}/gifts`, label: 'Gift Bundles' },
    { to: '/feeds/products.xml', label: 'Product feed with prices (XML)' },
  ],
};

/** llms.txt (llmstxt.org): the shop on one page, for programs that read for a person (rule search.programs). */
export function llmsTxt(origin: string, countries: string[]): string {
  return [
    `# ${brand.name}`,
    `> ${brand.description}`,
    [
      `- Ships to: ${countries.join(', ')}. Standard shipping is free over ${formatDollars(freeShipping.overCents)} with the code ${freeShipping.code}.`,
      `- Returns: unused and unopened, within ${returnsPolicy.windowDays} days of delivery.`,
      `- Fragrance oil: ${startLoads} of the wax's weight, ${loadLimits}; add it at ${addTemperature}; cure ${cureTime}. Starting points: check the wax's own sheet, burn-test each wick, never leave melting wax or a flame alone.`,
      '- Ratings and testimonials on the pages are samples, not reviews of buyers.',
    ].join('\n'),
    ...[...footerGroups, ...allPages, more].map(({ label, links }) =>
      [`## ${label}`, ...links.map(({ to, label: name }) => `- [${name}](${origin}${to})`)].join('\n'),
    ),
    '',
  ].join('\n\n');
}
