import { cureTime, starterKitCandles, trimmedWick } from '@shop/facts/guidanceText';
import type { ProductDetails } from './types';

export const kitDetails: Record<string, ProductDetails> = {
  'beginner-candle-making-kit': {
    description: [
      'Never poured a candle? Start here. Wax and scent are measured out for one batch, so there is nothing to calculate: melt, stir, pour, wait. The booklet takes you through it in five steps, with what to look for at each.',
      `One kit makes ${starterKitCandles} candles, depending on how full you pour. You need a pan of water, a heatproof jug and something to stir with.`,
    ],
    features: [
      `Soy wax flakes, enough for ${starterKitCandles} candles`,
      'A bottle of Vanilla Bean fragrance oil',
      'Cotton wicks with stickers to hold them in place',
      'A glass jar and a lidded tin to pour into',
      'Booklet with five steps, safety notes and a burn-test page',
    ],
    specifications: [],
    relatedSlugs: ['soy-wax', 'pre-tabbed-cotton-wicks', 'clear-glass-jars'],
    howToUse: [
      'Melt the flakes in a jug that stands in hot, not boiling, water. Stay with it the whole time.',
      'Stick a wick to the middle of each vessel.',
      'Take the wax off the heat, let it reach the temperature in the booklet, add the fragrance oil and stir gently for two minutes.',
      'Pour slowly, hold the wicks upright and leave the candles where nobody bumps them.',
      `Let them cure for ${cureTime}, trim the wicks to ${trimmedWick} and light the first one on a heatproof plate.`,
    ],
  },
  'medium-candle-making-kit': {
    description: [
      'You have poured a few candles and want more say in how they turn out. This kit adds the two things that change most: a proper pitcher, for a steady pour, and a second scent, for blends of your own.',
      'The booklet leaves the recipe to you and explains how to choose one: how much fragrance a wax holds, when to add it, and how to read a burn test.',
    ],
    features: [
      'Soy wax flakes for three to four candles',
      'Vanilla Bean and French Lavender fragrance oils',
      'A steel pouring pitcher with a heat-safe handle',
      'Cotton wicks in two sizes, to test one against the other',
      'A glass jar and a ceramic vessel',
      'Booklet with blending ratios and a burn-test table',
    ],
    specifications: [],
    relatedSlugs: ['french-lavender', 'premium-cotton-wicks', 'luxury-glass-containers'],
    howToUse: [
      'Weigh the wax, not the cup: fragrance is a share of its weight. The fragrance calculator does the sum.',
      'Melt the wax in the pitcher, standing in a pan of hot water, and keep it below the limit in the booklet.',
      'Blend the two oils first, in a separate glass, and smell the blend on a strip of paper.',
      'Add the blend, stir for two minutes, and pour in one steady stream.',
      'Burn-test one candle with each wick size before you decide which one to keep.',
    ],
  },
  'expert-candle-making-kit': {
    description: [
      'For makers who keep notes. Two waxes that behave in opposite ways, beeswax and a coconut blend, let you work out a mix of your own; three vessels of different widths show you what that means for the wick.',
      'A pitcher and a dial thermometer take the guessing out of temperatures, and the log sheets keep batch, load, wick and result together.',
    ],
    features: [
      'Beeswax and coconut blend wax for about four candles',
      'Two fragrance oils to layer',
      'A steel pouring pitcher and a clip-on dial thermometer',
      'Cotton wicks in three sizes',
      'Three vessels: two ceramic tumblers and a fluted amber glass',
      'Log sheets for batches and burn tests',
    ],
    specifications: [],
    relatedSlugs: ['premium-wax', 'beeswax-flakes', 'braided-cotton-wicks'],
    howToUse: [
      'Decide on the share of each wax and weigh both. Beeswax carries less fragrance than coconut: go by the lower limit.',
      'Melt the beeswax first, it needs more heat, then stir in the coconut blend.',
      'Clip the thermometer to the pitcher, away from its bottom, and follow both waxes’ own sheets.',
      'Pour the three vessels from one batch and give each a different wick.',
      'Log every burn test: pool after two hours, flame height, soot. Change one thing at a time.',
    ],
  },
};
