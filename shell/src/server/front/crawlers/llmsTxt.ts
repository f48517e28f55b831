import { type LinkGroup, pageLinks, supplyLinks } from '@shop/contracts/links';
import { paths } from '@shop/contracts/paths';
import { defaultLoadPercent } from '@shop/domain/facts/fragranceLoads';
import { addTemperature, cureTime, loadLimits } from '@shop/domain/facts/guidanceText';
import { returnsPolicy } from '@shop/domain/facts/returns';
import { freeShipping } from '@shop/domain/facts/shipping';
import { dollars } from '@shop/domain/facts/shippingText';
import { brand } from '@shop/domain/site/brand';

const groups: LinkGroup[] = [
  {
    label: 'Shop',
    links: [
      { to: paths.shop, label: 'All Products' },
      pageLinks.kits,
      ...supplyLinks,
      { to: `${paths.kits}/gifts`, label: 'Gift Bundles' },
      { to: '/feeds/products.xml', label: 'Product feed with prices (XML)' },
    ],
  },
  {
    label: 'Learn',
    links: [pageLinks.guides, pageLinks.waxTypes, pageLinks.wickSelection, pageLinks.containerSelection],
  },
  {
    label: 'Tools',
    links: [
      pageLinks.waxCalculator,
      pageLinks.fragranceCalculator,
      pageLinks.suppliesCalculator,
      pageLinks.wickGuide,
    ],
  },
  {
    label: 'Help',
    links: [
      pageLinks.faq,
      { to: paths.help, label: 'Shipping Information' },
      pageLinks.returns,
      pageLinks.contact,
    ],
  },
];

/** llms.txt (llmstxt.org): the shop on one page, for programs that read for a person (rule search.programs). */
export function llmsTxt(origin: string, countries: string[]): string {
  return [
    `# ${brand.name}`,
    `> ${brand.description}`,
    [
      `- Ships to: ${countries.join(', ')}. Standard shipping is free over ${dollars(freeShipping.overCents)} with the code ${freeShipping.code}.`,
      `- Returns: unused and unopened, within ${returnsPolicy.windowDays} days of delivery.`,
      `- Fragrance oil: start at ${defaultLoadPercent}% of the wax's weight, ${loadLimits}; add it at ${addTemperature}; cure ${cureTime}. Starting points: check the wax's own sheet, burn-test each wick, never leave melting wax or a flame alone.`,
      '- Ratings and testimonials on the pages are samples, not reviews of buyers.',
    ].join('\n'),
    ...groups.map(({ label, links }) =>
      [`## ${label}`, ...links.map(({ to, label: name }) => `- [${name}](${origin}${to})`)].join('\n'),
    ),
    '',
  ].join('\n\n');
}
