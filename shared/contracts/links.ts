import { paths } from './paths';

export type PageLink = { to: string; label: string };

export const pageLabels = {
  kits: 'Candle Kits',
  wax: 'Wax',
  wicks: 'Wicks',
  fragranceOils: 'Fragrance Oils',
  containers: 'Containers',
  learn: 'Learn',
  videoTutorials: 'Video Tutorials',
  guides: 'Guides',
  waxTypes: 'Wax Types',
  containerSelection: 'Container Selection',
  wickSelection: 'Wick Selection',
  waxCalculator: 'Wax Calculator',
  fragranceCalculator: 'Fragrance Calculator',
  suppliesCalculator: 'Supplies Calculator',
  wickGuide: 'Wick Guide',
  blog: 'Blog',
  about: 'About',
  contact: 'Contact',
  faq: 'FAQ',
  returns: 'Returns & Exchanges',
  privacyPolicy: 'Privacy Policy',
  termsOfService: 'Terms of Service',
  sitemap: 'Sitemap',
} as const;

export function linksTo(...pages: (keyof typeof pageLabels)[]): PageLink[] {
  return pages.map((page) => ({ to: paths[page], label: pageLabels[page] }));
}
