import { paths } from '@shop/contracts/paths';

/** Guides, tools and pages that the search knows beside the products: what they are called, and words that also mean them. */
export const searchPages: { to: string; title: string; words: string }[] = [
  { to: `${paths.kits}/gifts`, title: 'Gift bundles', words: 'gift set box ribbon holiday' },
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
    words: 'size chart burn test tunnel soot cotton wood',
  },
  {
    to: paths.containerSelection,
    title: 'Guide: how to choose a container',
    words: 'jar glass tin ceramic vessel safety',
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
  { to: paths.help, title: 'Shipping and returns', words: 'delivery cost free shipping refund' },
];
