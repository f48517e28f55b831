import { linksTo, type PageLink } from '@shop/contracts/links';
import { paths } from '@shop/contracts/paths';

/** Links by the label of their group. The menus, word for word (rule frame.menus), are different choices of pages. */
type Menu = Record<string, PageLink[]>;

const aisles = linksTo('kits', 'wax', 'wicks', 'fragranceOils', 'containers');
const shopLinks: PageLink[] = [{ to: paths.shop, label: 'All Products' }, ...aisles];

export const dropdowns: Menu = {
  Shop: shopLinks,
  Learn: linksTo('videoTutorials', 'guides', 'waxCalculator', 'wickGuide', 'fragranceCalculator'),
};

export const desktopLinks: PageLink[] = linksTo('blog', 'about', 'contact');

export const phoneGroups: Menu = {
  Shop: [
    { to: paths.shop, label: 'Shop' },
    ...aisles,
    { to: paths.toolsAccessories, label: 'Tools & Accessories' },
  ],
  Learn: linksTo('learn', 'videoTutorials', 'blog'),
  Help: [{ to: paths.about, label: 'About Us' }, ...linksTo('contact')],
};

export const footerGroups: Menu = {
  Shop: shopLinks,
  Learn: linksTo('videoTutorials', 'guides', 'waxCalculator', 'blog'),
  'Customer care': [
    ...linksTo('contact', 'faq'),
    { to: paths.help, label: 'Shipping Information' },
    ...linksTo('returns'),
  ],
};

export const footerSmallLinks: PageLink[] = linksTo('about', 'privacyPolicy', 'termsOfService', 'sitemap');

/** Rule frame.all-pages. A contract test compares the products' names with the catalogue. */
export const allPages: Menu = {
  Kits: [
    { to: `${paths.kits}/beginner-candle-making-kit`, label: 'Beginner Candle Making Kit' },
    { to: `${paths.kits}/medium-candle-making-kit`, label: 'Medium Candle Making Kit' },
    { to: `${paths.kits}/expert-candle-making-kit`, label: 'Expert Candle Making Kit' },
  ],
  'Wax and wicks': [
    { to: `${paths.wax}/soy-wax`, label: 'Soy Wax' },
    { to: `${paths.wax}/beeswax-flakes`, label: 'Beeswax Flakes' },
    { to: `${paths.wax}/premium-wax`, label: 'Premium Coconut Blend Wax' },
    { to: `${paths.wicks}/premium-cotton-wicks`, label: 'Premium Cotton Wicks' },
    { to: `${paths.wicks}/braided-cotton-wicks`, label: 'Braided Cotton Wicks' },
    { to: `${paths.wicks}/pre-tabbed-cotton-wicks`, label: 'Pre-Tabbed Cotton Wicks' },
  ],
  'Fragrance oils and containers': [
    { to: `${paths.fragranceOils}/vanilla-bean`, label: 'Vanilla Bean' },
    { to: `${paths.fragranceOils}/french-lavender`, label: 'French Lavender' },
    { to: `${paths.fragranceOils}/clean-linen`, label: 'Clean Linen' },
    { to: `${paths.fragranceOils}/pumpkin-spice`, label: 'Pumpkin Spice' },
    { to: `${paths.containers}/clear-glass-jars`, label: 'Clear Glass Jars' },
    { to: `${paths.containers}/luxury-glass-containers`, label: 'Luxury Glass Containers' },
  ],
  'Guides, tools and articles': [
    ...linksTo(
      'learn',
      'waxTypes',
      'containerSelection',
      'wickSelection',
      'wickGuide',
      'fragranceCalculator',
      'suppliesCalculator',
    ),
    { to: `${paths.blog}/art-of-scent-layering`, label: 'The Art of Scent Layering' },
    { to: `${paths.blog}/troubleshooting-candle-making`, label: 'Troubleshooting Candle Making' },
    { to: `${paths.blog}/sustainable-candle-making`, label: 'Sustainable Candle Making' },
  ],
};
