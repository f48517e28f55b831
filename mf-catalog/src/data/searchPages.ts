import { paths } from '@shop/contracts/paths';
import { giftsPath } from './categories';

/** Guides, tools and pages that the search knows beside the products: what they are called, and words that also mean them. */
export const searchPages: { to: string; title: string; words: string }[] = [
  { to: paths.learn, title: 'Learn candle making', words: 'guide lesson course tutorial' },
  { to: paths.guides, title: 'All guides', words: '' },
  { to: paths.videoTutorials, title: 'All video tutorials', words: 'lesson' },
  { to: giftsPath, title: 'Gift bundles', words: 'gift set box ribbon holiday card voucher idea' },
  { to: paths.waxCalculator, title: 'Wax calculator', words: 'how much wax jar vessel gram ounce recipe' },
  { to: paths.fragranceCalculator, title: 'Fragrance calculator', words: 'oil load percent scent how much' },
  {
    to: paths.suppliesCalculator,
    title: 'Supplies calculator',
    words: 'cost batch price estimate wax oil wick',
  },
  { to: paths.wickGuide, title: 'Wick guide', words: 'wick size eco cd diameter chart' },
  {
    to: paths.waxTypes,
    title: 'Guide: wax types',
    words: 'soy beeswax coconut paraffin temperature melt pour vegan plant',
  },
  {
    to: paths.wickSelection,
    title: 'Guide: how to choose a wick',
    words: 'selection size chart burn test tunnel soot cotton wood',
  },
  {
    to: paths.containerSelection,
    title: 'Guide: how to choose a container',
    words: 'selection jar glass tin ceramic vessel safety',
  },
  {
    to: '/guides/fragrance-blending',
    title: 'Guide: blending fragrances',
    words: 'scent oil blend load note',
  },
  {
    to: '/video-tutorials/beginners-guide',
    title: 'Video: a beginner’s guide',
    words: 'start first candle learn how make kit',
  },
  {
    to: '/video-tutorials/pouring-techniques',
    title: 'Video: pouring',
    words: 'pour temperature wax smooth top',
  },
  {
    to: '/video-tutorials/troubleshooting',
    title: 'Video: troubleshooting',
    words: 'tunnel frost soot problem fix smoke',
  },
  {
    to: '/blog/troubleshooting-candle-making',
    title: 'Article: troubleshooting',
    words: 'tunnel frost soot problem fix smoke',
  },
  {
    to: '/blog/art-of-scent-layering',
    title: 'Article: the art of scent layering',
    words: 'blend oil note fragrance',
  },
  {
    to: `${paths.blog}/sustainable-candle-making`,
    title: 'Article: sustainable candle making',
    words: 'eco environment green recycle reuse',
  },
  {
    to: paths.help,
    title: 'Shipping and returns',
    words: 'help delivery time cost free international promo code',
  },
  { to: paths.returns, title: 'Returns and exchanges', words: 'refund damaged broken policy' },
  { to: paths.trackOrder, title: 'Track your order', words: 'tracking status package parcel where is' },
  { to: paths.faq, title: 'FAQ', words: 'frequently asked question answer help' },
  { to: paths.contact, title: 'Contact us', words: 'email message hours support customer service help' },
  { to: paths.about, title: 'About us', words: 'our story who we are' },
  { to: paths.blog, title: 'Blog', words: 'all article post' },
  { to: paths.toolsAccessories, title: 'Tools and accessories', words: 'equipment' },
  { to: paths.privacyPolicy, title: 'Privacy policy', words: 'data cookie' },
  { to: paths.termsOfService, title: 'Terms of service', words: 'condition legal' },
  { to: paths.sitemap, title: 'Sitemap', words: 'all page' },
];
