import { maximumLoadPercent } from '@shop/domain/facts/fragranceLoads';
import { addTemperature, cureTime, preheatTemperature } from '@shop/domain/facts/guidanceText';
import { formatWidths } from '@shop/domain/facts/soldWicks';
import { formatTemperature, waxTemperatures } from '@shop/domain/facts/temperatures';
import { formatOunces } from '@shop/domain/facts/vesselContents';
import { vessels } from '@shop/domain/facts/vessels';
import pictures from '../../../media/galleries/waxes.json' with { type: 'json' };
import { countFilledVessels } from '../../catalogue/countFilledVessels';
import { cotton, oilInSoy } from './pairingPhrases';
import type { ProductDetails } from './types';

const [jar] = vessels;

/** The rows that all three waxes have, from the facts that guides and calculators use too. */
function waxSpecifications(
  wax: keyof typeof waxTemperatures,
  { material, form, weight, bestFor }: { material: string; form: string; weight: string; bestFor: string },
) {
  const { meltsAt, pourAt } = waxTemperatures[wax];
  return [
    { label: 'Material', value: material },
    { label: 'Form', value: form },
    { label: 'Weight', value: weight },
    { label: 'Melts at', value: formatTemperature(meltsAt) },
    { label: 'Pour at', value: formatTemperature(pourAt) },
    { label: 'Fragrance load', value: `Up to ${maximumLoadPercent[wax]}% of the wax’s weight` },
    { label: 'Best for', value: bestFor },
  ];
}

export const waxDetails: Record<string, ProductDetails> = {
  'soy-wax': {
    gallery: [pictures['soy-wax-detail'], pictures['soy-wax-in-use']],
    description: [
      'Soy wax is the one most makers learn on, and many stay with. The flakes are easy to weigh, melt at a low temperature and forgive a pour that comes a little early or late.',
      'It suits jars and tins rather than free-standing candles: set soy is soft and needs a wall around it. If the surface frosts after a few days, that’s natural soy, not a flaw.',
    ],
    features: [
      'Flakes that weigh out to the gram',
      'Made from soybean oil, without added dye or scent',
      'Low melting point: a water bath is enough',
      'Wipe tools while they’re warm; soap takes off the rest',
      `One bag fills ${countFilledVessels(1000, jar)} jars of ${formatOunces(jar)}`,
    ],
    specifications: waxSpecifications('soy', {
      material: 'Soybean wax',
      form: 'Flakes',
      weight: '2.2 lb (1 kg)',
      bestFor: 'Jars, tins, first candles',
    }),
    howToUse: [
      'Weigh the flakes and melt them in a water bath, stirring now and then.',
      `Take the wax off the heat, add fragrance oil at ${addTemperature} and stir for two minutes.`,
      `Let it cool to the pouring range, pour into vessels warmed to ${preheatTemperature}, and leave a gap below the rim.`,
      `Cure for ${cureTime} before the first burn; many makers wait a week for the full scent.`,
    ],
    pairings: [
      { slug: 'clear-glass-jars', reason: 'One bag of wax fills four of these' },
      {
        slug: 'premium-cotton-wicks',
        reason: `${cotton.size} suits soy in vessels ${formatWidths(cotton)} wide`,
      },
      { slug: 'vanilla-bean', reason: oilInSoy },
    ],
  },
  'beeswax-flakes': {
    gallery: [pictures['beeswax-flakes-detail'], pictures['beeswax-flakes-in-use']],
    description: [
      'Beeswax is hard, burns slowly and brings its own color and a mild honey scent. It is the classic wax for pillars and tapers and makes softer waxes firmer.',
      'These flakes melt without any grating. Beeswax takes only a little added fragrance, so choose a scent that goes with honey.',
    ],
    features: [
      'Flakes instead of a block: no grating',
      'Filtered, with the natural golden color kept',
      'Firm enough for pillars and molds',
      'Stiffens soy and coconut blends',
      'One bag makes about two small pillars',
    ],
    specifications: waxSpecifications('beeswax', {
      material: 'Beeswax',
      form: 'Flakes',
      weight: '1.1 lb (500 g)',
      bestFor: 'Pillars, tapers, blending',
    }),
    howToUse: [
      'Melt in a water bath; beeswax needs more heat and more time than soy.',
      'Keep separate tools for beeswax: it’s hard to wash off. Warm them and wipe with a paper towel.',
      'Warm the mold or the glass first, so that the wax doesn’t set in rings.',
      'Choose a wick one size up from what you would use in soy, and burn-test it.',
    ],
    pairings: [
      { slug: 'braided-cotton-wicks', reason: 'Square braid, made for beeswax' },
      { slug: 'premium-wax', reason: 'A softer wax that beeswax makes firmer' },
      { slug: 'vanilla-bean', reason: `Goes with honey; ${maximumLoadPercent.beeswax}% at most` },
    ],
  },
  'premium-wax': {
    gallery: [pictures['premium-wax-detail'], pictures['premium-wax-in-use']],
    description: [
      'A creamy blend of coconut and soy wax for glass containers. It sets with a smooth, even top, holds on to the glass, and pours at a temperature that gives you time to work.',
      'The blend is softer than plain soy, so keep it in its vessel, ideally one with a lid.',
    ],
    features: [
      'Smooth tops, mostly with a single pour',
      'Clings to glass: fewer wet spots',
      'Carries scent well for a soft wax',
      'White base that takes dye evenly',
      `One bag fills ${countFilledVessels(1000, jar, 'coconut')} jars of ${formatOunces(jar)}`,
    ],
    specifications: waxSpecifications('coconut', {
      material: 'Coconut wax and soy wax',
      form: 'Slabs and flakes',
      weight: '2.2 lb (1 kg)',
      bestFor: 'Glass containers, gift candles',
    }),
    howToUse: [
      'Break the slab, weigh it and melt it in a water bath.',
      `Add fragrance oil at ${addTemperature} and stir for two minutes, slowly, to keep air out.`,
      `Warm the glass to ${preheatTemperature} and pour beside the wick in one go.`,
      `Let the candles cool slowly, away from drafts, and cure for ${cureTime}.`,
    ],
    pairings: [
      { slug: 'luxury-glass-containers', reason: 'The blend clings to glass and sets with an even top' },
      { slug: 'premium-cotton-wicks', reason: `${cotton.size} suits both of our glasses` },
      { slug: 'french-lavender', reason: `Holds up to ${maximumLoadPercent.coconut}% of it` },
    ],
  },
};
