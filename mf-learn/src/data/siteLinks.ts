import type { RelatedLink } from './content';

/** The links of the sitemap page, exactly those of specification §2, in groups. */
export const siteLinks: { id: string; title: string; links: RelatedLink[] }[] = [
  {
    id: 'main',
    title: 'Main pages',
    links: [
      { to: '/', text: 'Home' },
      { to: '/about', text: 'About Us' },
      { to: '/learn', text: 'Learn' },
      { to: '/shop', text: 'Shop' },
      { to: '/blog', text: 'Blog' },
      { to: '/help', text: 'Help' },
    ],
  },
  {
    id: 'kits',
    title: 'Candle making kits',
    links: [
      { to: '/candle-making-kits', text: 'All Candle Making Kits' },
      { to: '/candle-making-kits/beginners', text: 'Beginner Kits' },
      { to: '/candle-making-kits/medium', text: 'Medium Kits' },
      { to: '/candle-making-kits/expert', text: 'Expert Kits' },
      { to: '/candle-making-kits/soy-wax', text: 'Soy Wax Kits' },
      { to: '/candle-making-kits/gifts', text: 'Gift Bundles' },
    ],
  },
  {
    id: 'supplies',
    title: 'Supplies',
    links: [
      { to: '/wax', text: 'Wax' },
      { to: '/wicks', text: 'Wicks' },
      { to: '/fragrance-oils', text: 'Fragrance Oils' },
      { to: '/containers', text: 'Containers' },
    ],
  },
  {
    id: 'guides',
    title: 'Guides',
    links: [
      { to: '/guides', text: 'All Guides' },
      { to: '/guides/wax-types', text: 'Wax Types' },
      { to: '/guides/container-selection', text: 'Container Selection' },
      { to: '/guides/wick-selection', text: 'Wick Selection' },
    ],
  },
  {
    id: 'tools',
    title: 'Tools',
    links: [
      { to: '/tools/wax-calculator', text: 'Wax Calculator' },
      { to: '/tools/fragrance-calculator', text: 'Fragrance Calculator' },
      { to: '/tools/wick-guide', text: 'Wick Guide' },
      { to: '/tools/supplies-calculator', text: 'Supplies Calculator' },
    ],
  },
  {
    id: 'help',
    title: 'Help',
    links: [
      { to: '/help/contact', text: 'Contact' },
      { to: '/help/shipping', text: 'Shipping' },
      { to: '/help/returns', text: 'Returns' },
      { to: '/help/track-order', text: 'Track an Order' },
      { to: '/help/faq', text: 'FAQ' },
    ],
  },
  {
    id: 'policies',
    title: 'Policies',
    links: [
      { to: '/privacy-policy', text: 'Privacy Policy' },
      { to: '/terms-of-service', text: 'Terms of Service' },
      { to: '/sitemap', text: 'Sitemap' },
    ],
  },
];
