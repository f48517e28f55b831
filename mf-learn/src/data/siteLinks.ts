import { linksTo, type PageLink, pageLabels } from '@shop/contracts/links';
import { paths } from '@shop/contracts/paths';

/** The links of the sitemap page, a fixed list in groups (rule content.sitemap). */
export const siteLinks: { id: string; label: string; links: PageLink[] }[] = [
  {
    id: 'main',
    label: 'Main pages',
    links: [
      { to: paths.home, label: 'Home' },
      { to: paths.about, label: 'About Us' },
      ...linksTo('learn'),
      { to: paths.shop, label: 'Shop' },
      ...linksTo('blog'),
      { to: paths.help, label: 'Help' },
    ],
  },
  {
    id: 'kits',
    label: 'Candle making kits',
    links: [
      { to: paths.kits, label: 'All Candle Making Kits' },
      { to: `${paths.kits}/beginners`, label: 'Beginner Kits' },
      { to: `${paths.kits}/medium`, label: 'Medium Kits' },
      { to: `${paths.kits}/expert`, label: 'Expert Kits' },
      { to: `${paths.kits}/soy-wax`, label: 'Soy Wax Kits' },
      { to: `${paths.kits}/gifts`, label: 'Gift Bundles' },
    ],
  },
  { id: 'supplies', label: 'Supplies', links: linksTo('wax', 'wicks', 'fragranceOils', 'containers') },
  {
    id: 'guides',
    label: 'Guides',
    links: [
      { to: paths.guides, label: 'All Guides' },
      ...linksTo('waxTypes', 'containerSelection', 'wickSelection'),
    ],
  },
  {
    id: 'tools',
    label: 'Tools',
    // Fixed addresses; all but the last lead on to the tool's own.
    links: [
      { to: '/tools/wax-calculator', label: pageLabels.waxCalculator },
      { to: '/tools/fragrance-calculator', label: pageLabels.fragranceCalculator },
      { to: '/tools/wick-guide', label: pageLabels.wickGuide },
      ...linksTo('suppliesCalculator'),
    ],
  },
  {
    id: 'help',
    label: 'Help',
    links: [
      { to: '/help/contact', label: 'Contact' },
      { to: '/help/shipping', label: 'Shipping' },
      { to: '/help/returns', label: 'Returns' },
      { to: paths.trackOrder, label: 'Track an Order' },
      { to: '/help/faq', label: 'FAQ' },
    ],
  },
  { id: 'policies', label: 'Policies', links: linksTo('privacyPolicy', 'termsOfService', 'sitemap') },
];
