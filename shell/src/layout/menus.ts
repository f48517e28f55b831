import { type LinkGroup, type PageLink, pageLinks, supplyLinks } from '@shop/contracts/links';
import { paths } from '@shop/contracts/paths';

/** The menus, word for word (rule frame.menus); each is a different choice of pages. */

const shopGroup: LinkGroup = {
  label: 'Shop',
  links: [{ to: paths.shop, label: 'All Products' }, pageLinks.kits, ...supplyLinks],
};

export const dropdowns: LinkGroup[] = [
  shopGroup,
  {
    label: 'Learn',
    links: [
      pageLinks.videoTutorials,
      pageLinks.guides,
      pageLinks.waxCalculator,
      pageLinks.wickGuide,
      pageLinks.fragranceCalculator,
    ],
  },
];

export const desktopLinks: PageLink[] = [pageLinks.blog, pageLinks.about, pageLinks.contact];

export const phoneGroups: LinkGroup[] = [
  {
    label: 'Shop',
    links: [
      { to: paths.shop, label: 'Shop' },
      pageLinks.kits,
      ...supplyLinks,
      { to: paths.toolsAccessories, label: 'Tools & Accessories' },
    ],
  },
  { label: 'Learn', links: [pageLinks.learn, pageLinks.videoTutorials, pageLinks.blog] },
  { label: 'Help', links: [{ to: paths.about, label: 'About Us' }, pageLinks.contact] },
];

export const footerGroups: LinkGroup[] = [
  shopGroup,
  {
    label: 'Learn',
    links: [pageLinks.videoTutorials, pageLinks.guides, pageLinks.waxCalculator, pageLinks.blog],
  },
  {
    label: 'Customer care',
    links: [
      pageLinks.contact,
      pageLinks.faq,
      { to: paths.help, label: 'Shipping Information' },
      pageLinks.returns,
    ],
  },
];

export const footerSmallLinks: PageLink[] = [
  pageLinks.about,
  pageLinks.privacyPolicy,
  pageLinks.termsOfService,
  pageLinks.sitemap,
];

/** Rule frame.all-pages. A contract test compares the products' names with the catalogue. */
export const allPages: LinkGroup[] = [
  {
    label: 'Kits',
    links: [
      { to: `${paths.kits}/beginner-candle-making-kit`, label: 'Beginner Candle Making Kit' },
      { to: `${paths.kits}/medium-candle-making-kit`, label: 'Medium Candle Making Kit' },
      { to: `${paths.kits}/expert-candle-making-kit`, label: 'Expert Candle Making Kit' },
    ],
  },
  {
    label: 'Wax and wicks',
    links: [
      { to: `${paths.wax}/soy-wax`, label: 'Soy Wax' },
      { to: `${paths.wax}/beeswax-flakes`, label: 'Beeswax Flakes' },
      { to: `${paths.wax}/premium-wax`, label: 'Premium Coconut Blend Wax' },
      { to: `${paths.wicks}/premium-cotton-wicks`, label: 'Premium Cotton Wicks' },
      { to: `${paths.wicks}/braided-cotton-wicks`, label: 'Braided Cotton Wicks' },
      { to: `${paths.wicks}/pre-tabbed-cotton-wicks`, label: 'Pre-Tabbed Cotton Wicks' },
    ],
  },
  {
    label: 'Fragrance oils and containers',
    links: [
      { to: `${paths.fragranceOils}/vanilla-bean`, label: 'Vanilla Bean' },
      { to: `${paths.fragranceOils}/french-lavender`, label: 'French Lavender' },
      { to: `${paths.fragranceOils}/clean-linen`, label: 'Clean Linen' },
      { to: `${paths.fragranceOils}/pumpkin-spice`, label: 'Pumpkin Spice' },
      { to: `${paths.containers}/clear-glass-jars`, label: 'Clear Glass Jars' },
      { to: `${paths.containers}/luxury-glass-containers`, label: 'Luxury Glass Containers' },
    ],
  },
  {
    label: 'Guides, tools and articles',
    links: [
      pageLinks.learn,
      pageLinks.waxTypes,
      pageLinks.containerSelection,
      pageLinks.wickSelection,
      pageLinks.wickGuide,
      pageLinks.fragranceCalculator,
      pageLinks.suppliesCalculator,
      { to: `${paths.blog}/art-of-scent-layering`, label: 'The Art of Scent Layering' },
      { to: `${paths.blog}/troubleshooting-candle-making`, label: 'Troubleshooting Candle Making' },
      { to: `${paths.blog}/sustainable-candle-making`, label: 'Sustainable Candle Making' },
    ],
  },
];
