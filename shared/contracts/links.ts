import { paths } from './paths';

export type PageLink = { to: string; label: string };
export type LinkGroup = { label: string; links: PageLink[] };

export const pageLinks = {
  kits: { to: paths.kits, label: 'Candle Kits' },
  learn: { to: paths.learn, label: 'Learn' },
  videoTutorials: { to: paths.videoTutorials, label: 'Video Tutorials' },
  guides: { to: paths.guides, label: 'Guides' },
  waxTypes: { to: paths.waxTypes, label: 'Wax Types' },
  containerSelection: { to: paths.containerSelection, label: 'Container Selection' },
  wickSelection: { to: paths.wickSelection, label: 'Wick Selection' },
  waxCalculator: { to: paths.waxCalculator, label: 'Wax Calculator' },
  fragranceCalculator: { to: paths.fragranceCalculator, label: 'Fragrance Calculator' },
  suppliesCalculator: { to: paths.suppliesCalculator, label: 'Supplies Calculator' },
  wickGuide: { to: paths.wickGuide, label: 'Wick Guide' },
  blog: { to: paths.blog, label: 'Blog' },
  about: { to: paths.about, label: 'About' },
  contact: { to: paths.contact, label: 'Contact' },
  faq: { to: paths.faq, label: 'FAQ' },
  returns: { to: paths.returns, label: 'Returns & Exchanges' },
  privacyPolicy: { to: paths.privacyPolicy, label: 'Privacy Policy' },
  termsOfService: { to: paths.termsOfService, label: 'Terms of Service' },
  sitemap: { to: paths.sitemap, label: 'Sitemap' },
} satisfies Record<string, PageLink>;

export const supplyLinks: PageLink[] = [
  { to: paths.wax, label: 'Wax' },
  { to: paths.wicks, label: 'Wicks' },
  { to: paths.fragranceOils, label: 'Fragrance Oils' },
  { to: paths.containers, label: 'Containers' },
];
