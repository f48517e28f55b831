import { paths } from '@shop/contracts/paths';

export type MenuLink = { to: string; label: string };
export type MenuGroup = { label: string; links: MenuLink[] };

/** The menus exactly as specification §2 'Site shell' lists them; each is a different choice of pages. */
export const dropdowns: MenuGroup[] = [
  {
    label: 'Shop',
    links: [
      { to: paths.shop, label: 'All Products' },
      { to: paths.kits, label: 'Candle Kits' },
      { to: '/wax', label: 'Wax' },
      { to: '/wicks', label: 'Wicks' },
      { to: '/fragrance-oils', label: 'Fragrance Oils' },
      { to: '/containers', label: 'Containers' },
    ],
  },
  {
    label: 'Learn',
    links: [
      { to: paths.videoTutorials, label: 'Video Tutorials' },
      { to: paths.guides, label: 'Guides' },
      { to: paths.waxCalculator, label: 'Wax Calculator' },
      { to: paths.wickGuide, label: 'Wick Guide' },
      { to: paths.fragranceCalculator, label: 'Fragrance Calculator' },
    ],
  },
];

/** Beside the dropdowns on a desktop. */
export const desktopLinks: MenuLink[] = [
  { to: '/blog', label: 'Blog' },
  { to: '/about', label: 'About' },
  { to: paths.contact, label: 'Contact' },
];

export const phoneLinks: MenuLink[] = [
  { to: paths.shop, label: 'Shop' },
  { to: paths.kits, label: 'Candle Kits' },
  { to: '/wax', label: 'Wax' },
  { to: '/wicks', label: 'Wicks' },
  { to: '/fragrance-oils', label: 'Fragrance Oils' },
  { to: '/containers', label: 'Containers' },
  { to: '/tools-accessories', label: 'Tools & Accessories' },
  { to: paths.learn, label: 'Learn' },
  { to: paths.videoTutorials, label: 'Video Tutorials' },
  { to: '/blog', label: 'Blog' },
  { to: '/about', label: 'About Us' },
  { to: paths.contact, label: 'Contact' },
];

export const footerGroups: MenuGroup[] = [
  {
    label: 'Shop',
    links: [
      { to: paths.shop, label: 'All Products' },
      { to: paths.kits, label: 'Candle Kits' },
      { to: '/wax', label: 'Wax' },
      { to: '/wicks', label: 'Wicks' },
      { to: '/fragrance-oils', label: 'Fragrance Oils' },
      { to: '/containers', label: 'Containers' },
    ],
  },
  {
    label: 'Learn',
    links: [
      { to: paths.videoTutorials, label: 'Video Tutorials' },
      { to: paths.guides, label: 'Guides' },
      { to: paths.waxCalculator, label: 'Wax Calculator' },
      { to: '/blog', label: 'Blog' },
    ],
  },
  {
    label: 'Customer care',
    links: [
      { to: paths.contact, label: 'Contact' },
      { to: paths.faq, label: 'FAQ' },
      { to: paths.help, label: 'Shipping Information' },
      { to: paths.returns, label: 'Returns & Exchanges' },
    ],
  },
];

/** The footer's last row. */
export const footerSmallLinks: MenuLink[] = [
  { to: '/about', label: 'About' },
  { to: paths.privacyPolicy, label: 'Privacy Policy' },
  { to: '/terms-of-service', label: 'Terms of Service' },
  { to: '/sitemap', label: 'Sitemap' },
];

/** What the 'All pages' list names beyond the footer (specification §2, decisions row 9). */
export const allPages: MenuGroup[] = [
  {
    label: 'Kits',
    links: [
      { to: '/candle-making-kits/beginner-candle-making-kit', label: 'Beginner Candle Making Kit' },
      { to: '/candle-making-kits/medium-candle-making-kit', label: 'Medium Candle Making Kit' },
      { to: '/candle-making-kits/expert-candle-making-kit', label: 'Expert Candle Making Kit' },
    ],
  },
  {
    label: 'Wax and wicks',
    links: [
      { to: '/wax/soy-wax', label: 'Soy Wax' },
      { to: '/wax/beeswax-flakes', label: 'Beeswax Flakes' },
      { to: '/wax/premium-wax', label: 'Premium Coconut Blend Wax' },
      { to: '/wicks/premium-cotton-wicks', label: 'Premium Cotton Wicks' },
      { to: '/wicks/braided-cotton-wicks', label: 'Braided Cotton Wicks' },
      { to: '/wicks/pre-tabbed-cotton-wicks', label: 'Pre-Tabbed Cotton Wicks' },
    ],
  },
  {
    label: 'Fragrance oils and containers',
    links: [
      { to: '/fragrance-oils/vanilla-bean', label: 'Vanilla Bean' },
      { to: '/fragrance-oils/french-lavender', label: 'French Lavender' },
      { to: '/fragrance-oils/clean-linen', label: 'Clean Linen' },
      { to: '/fragrance-oils/pumpkin-spice', label: 'Pumpkin Spice' },
      { to: '/containers/clear-glass-jars', label: 'Clear Glass Jars' },
      { to: '/containers/luxury-glass-containers', label: 'Luxury Glass Containers' },
    ],
  },
  {
    label: 'Guides, tools and articles',
    links: [
      { to: paths.learn, label: 'Learn' },
      { to: '/guides/wax-types', label: 'Wax Types' },
      { to: '/guides/container-selection', label: 'Container Selection' },
      { to: '/guides/wick-selection', label: 'Wick Selection' },
      { to: paths.wickGuide, label: 'Wick Guide' },
      { to: paths.fragranceCalculator, label: 'Fragrance Calculator' },
      { to: paths.suppliesCalculator, label: 'Supplies Calculator' },
      { to: '/blog/art-of-scent-layering', label: 'The Art of Scent Layering' },
      { to: '/blog/troubleshooting-candle-making', label: 'Troubleshooting Candle Making' },
      { to: '/blog/sustainable-candle-making', label: 'Sustainable Candle Making' },
    ],
  },
];
