import { cureTime, trimmedWick } from '@shop/domain/facts/guidanceText';
import { listMissingTools } from '@shop/domain/facts/makersTools';
import pictures from '../../../media/galleries/kits.json' with { type: 'json' };
import { boxContents } from '../boxContents';
import { candlesText, contentsList, oilMl, waxGrams } from '../boxText';
import { cotton, tabbed } from './pairingPhrases';
import type { ProductDetails } from './types';

function describeBox(slug: string) {
  const box = boxContents[slug];
  if (!box) throw new Error(`No box is called ${slug}.`);
  const candles = candlesText(box);
  const boxFacts = [candles, `${waxGrams(box)} g of wax`, `${oilMl(box)} ml of fragrance oil`];
  return { candles, details: { features: contentsList(box), boxFacts, specifications: [] } };
}

const beginner = describeBox('beginner-candle-making-kit');

export const kitDetails: Record<string, ProductDetails> = {
  'beginner-candle-making-kit': {
    gallery: [pictures['beginner-kit-detail'], pictures['beginner-kit-in-use']],
    description: [
      'Never poured a candle? Start here. Wax and scent are measured out for one batch, so there’s nothing to calculate: melt, stir, pour, wait. The booklet takes you through it in five steps, with what to look for at each.',
      `One kit makes ${beginner.candles}: the jar and the tin in the box, and a little wax for one or two more small ones. You bring ${listMissingTools('beginner')}.`,
    ],
    ...beginner.details,
    howToUse: [
      'Melt the flakes in a pitcher set in hot, not boiling, water, with a thermometer in the wax. Stay with it the whole time.',
      'Stick a wick to the middle of each vessel.',
      'Bring the melted wax to the temperature in the booklet, take it off the heat, add the fragrance oil and stir gently for two minutes.',
      'Pour slowly, hold the wicks upright and leave the candles where no one will bump them.',
      `Let them cure for ${cureTime}, trim the wicks to ${trimmedWick} and light the first one on a heatproof plate.`,
    ],
    pairings: [
      { slug: 'soy-wax', reason: 'The wax of the kit, for the next four jars' },
      { slug: 'pre-tabbed-cotton-wicks', reason: `${tabbed.size}, with bases like those in the kit` },
      { slug: 'clear-glass-jars', reason: 'Six more of the jar in the box' },
    ],
  },
  'medium-candle-making-kit': {
    gallery: [pictures['medium-kit-detail'], pictures['medium-kit-in-use']],
    description: [
      'You’ve poured a few candles and want more say in how they turn out. This kit adds the two things that change most: a proper pitcher, for a steady pour, and a second scent, for blends of your own.',
      'The booklet leaves the recipe to you and explains how to choose one: how much fragrance a wax holds, when to add it, and how to read a burn test.',
      `You bring ${listMissingTools('intermediate')}.`,
    ],
    ...describeBox('medium-candle-making-kit').details,
    howToUse: [
      'Weigh the wax, don’t measure it in cups: fragrance is a share of its weight. The fragrance calculator does the math.',
      'Melt the wax in the pitcher, standing in a pan of hot water, and keep it below the limit in the booklet.',
      'Blend the two oils first, in a separate glass, and smell the blend on a strip of paper.',
      'Add the blend, stir for two minutes, and pour in one steady stream.',
      'Burn-test both wick sizes in the same vessel, one after the other, before you decide which one to keep for it.',
    ],
    pairings: [
      { slug: 'french-lavender', reason: 'A full bottle of one of the two scents' },
      { slug: 'premium-cotton-wicks', reason: `${cotton.size}, for the glass jar in the kit` },
      { slug: 'luxury-glass-containers', reason: 'For a blend worth keeping' },
    ],
  },
  'expert-candle-making-kit': {
    gallery: [pictures['expert-kit-detail'], pictures['expert-kit-in-use']],
    description: [
      'For makers who keep notes. Two very different waxes, beeswax and a coconut blend, let you work out your own mix; three vessels of different widths show you what that means for the wick.',
      'A pitcher and a dial thermometer take the guessing out of temperatures, and the log sheets keep batch, load, wick and result together.',
      `You bring ${listMissingTools('advanced')}.`,
    ],
    ...describeBox('expert-candle-making-kit').details,
    howToUse: [
      'Decide on the share of each wax and weigh both. Beeswax carries less fragrance than coconut: go by the lower limit.',
      'Melt the beeswax first, since it needs more heat, then stir in the coconut blend.',
      'Clip the thermometer to the pitcher, away from its bottom, and follow both waxes’ own sheets.',
      'Pour the three vessels from one batch and give each the wick for its own width.',
      'Log every burn test, hour by hour: width of the pool, flame height, soot. Change one thing at a time.',
    ],
    pairings: [
      { slug: 'premium-wax', reason: 'More of the coconut blend, by the kilo' },
      { slug: 'beeswax-flakes', reason: 'More of the beeswax, to stiffen the blend' },
      { slug: 'braided-cotton-wicks', reason: 'The braid that suits beeswax' },
    ],
  },
};
