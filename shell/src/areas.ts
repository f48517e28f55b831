import type { RemoteName } from '@shop/contracts/remotes';

/** Which remote owns a page, by the first segment of its path. The home page has the empty one. */
const firstSegments: Record<RemoteName, string[]> = {
  mf_catalog: [
    '',
    'shop',
    'product',
    'candle-making-kits',
    'wax',
    'wicks',
    'fragrance-oils',
    'containers',
    'tools-accessories',
  ],
  mf_cart: ['cart', 'order-success'],
  mf_learn: [
    'learn',
    'guides',
    'video-tutorials',
    'blog',
    'faq',
    'help',
    'returns-exchanges',
    'contact',
    'about',
    'privacy-policy',
    'terms-of-service',
    'sitemap',
  ],
  mf_tools: ['wax-calculator', 'fragrance-calculator', 'wick-guide', 'tools', 'embed'],
};

const ownerBySegment = new Map(
  Object.entries(firstSegments).flatMap(([name, segments]) =>
    segments.map((segment) => [segment, name as RemoteName] as const),
  ),
);

/** The remote whose area a path lies in; null where nobody owns it. */
export function areaOf(pathname: string): RemoteName | null {
  return ownerBySegment.get(pathname.split('/')[1] ?? '') ?? null;
}
