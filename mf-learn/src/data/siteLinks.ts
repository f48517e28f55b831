import { type LinkGroup, pageLinks, supplyLinks } from '@shop/contracts/links';
import { paths } from '@shop/contracts/paths';

/** The links of the sitemap page, a fixed list in groups (rule content.sitemap). */
export const siteLinks: (LinkGroup & { id: string })[] = [
  {
    id: 'main',
    label: 'Main pages',
    links: [
      { to: paths.home, label: 'Home' },
      { to: paths.about, label: 'About Us' },
      pageLinks.learn,
      { to: paths.shop, label: 'Shop' },
      pageLinks.blog,
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
  { id: 'supplies', label: 'Supplies', links: supplyLinks },
  {
    id: 'guides',
    label: 'Guides',
    links: [
      { to: paths.guides, label: 'All Guides' },
      pageLinks.waxTypes,
      pageLinks.containerSelection,
      pageLinks.wickSelection,
    ],
  },
  {
    id: 'tools',
    label: 'Tools',
    // Fixed addresses; all but the last lead on to the tool's own.
    links: [
      { ...pageLinks.waxCalculator, to: '/tools/wax-calculator' },
      { ...pageLinks.fragranceCalculator, to: '/tools/fragrance-calculator' },
      { ...pageLinks.wickGuide, to: '/tools/wick-guide' },
      pageLinks.suppliesCalculator,
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
  {
    id: 'policies',
    label: 'Policies',
    links: [pageLinks.privacyPolicy, pageLinks.termsOfService, pageLinks.sitemap],
  },
];
