import { preheatTemperature } from '@shop/domain/facts/guidanceText';
import { formatGap } from '@shop/domain/facts/vesselContents';
import { vessels } from '@shop/domain/facts/vessels';
import pictures from '../../../media/galleries/containers.json' with { type: 'json' };
import { cotton, oilInSoy, tabbed } from './pairingPhrases';
import type { ProductDetails } from './types';
import { formatCapacity, formatInside } from './vesselTexts';

const [jar, luxury] = vessels;
const suitedWaxes = 'Soy, coconut, paraffin and beeswax candles';

export const containerDetails: Record<string, ProductDetails> = {
  'clear-glass-jars': {
    gallery: [pictures['clear-glass-jars-detail'], pictures['clear-glass-jars-in-use']],
    description: [
      'A plain, straight-sided tumbler lets the candle do the talking, and its even width makes the choice of wick easy. Six to a box: enough for a batch, a test candle and a gift.',
    ],
    features: [
      'Thick glass, made for candles',
      'Straight sides: the melt pool stays even',
      'Flat bottom for labels and wick stickers',
      'Wash them out and pour again when they are empty',
    ],
    specifications: [
      { label: 'Material', value: 'Clear soda-lime glass, annealed' },
      { label: 'Capacity', value: formatCapacity(jar) },
      { label: 'Dimensions', value: `3.5 in high, 3.1 in wide (9 × 8 cm); ${formatInside(jar)}` },
      { label: 'Pack Quantity', value: `${jar.pieces} jars` },
      { label: 'Suitable for', value: suitedWaxes },
    ],
    howToUse: [
      'Wash, dry and look each jar over: never use glass with a chip or a crack.',
      `Warm the jars to ${preheatTemperature} before you pour, so that the wax sets evenly.`,
      `Leave ${formatGap(jar)} free below the rim.`,
      'Stop burning when half an inch of wax is left: the glass gets too hot below that.',
    ],
    pairings: [
      {
        slug: 'pre-tabbed-cotton-wicks',
        reason: `${tabbed.size} suits the ${jar.diameterCm} cm inside: stick it down, pour`,
      },
      { slug: 'soy-wax', reason: 'One bag fills four of the six jars' },
      { slug: 'vanilla-bean', reason: oilInSoy },
    ],
  },
  'luxury-glass-containers': {
    gallery: [pictures['luxury-glass-containers-detail'], pictures['luxury-glass-containers-in-use']],
    description: [
      'Fluted glass in amber, smoke and frost, with a fine golden rim: a candle in one of these needs no gift wrap. Tinted glass also hides how vanilla and spice darken light waxes.',
    ],
    features: [
      'Three colors in a box: amber, smoke and frosted',
      'Fluted walls that make the flame sparkle',
      'Golden rim; one metal lid in each box',
      'Heavy base that doesn’t tip',
    ],
    specifications: [
      { label: 'Material', value: 'Fluted tinted glass with a golden rim' },
      { label: 'Capacity', value: formatCapacity(luxury) },
      { label: 'Dimensions', value: `4 in high, 3.5 in wide (10.2 × 9 cm); ${formatInside(luxury)}` },
      { label: 'Pack Quantity', value: `${luxury.pieces} vessels` },
      { label: 'Suitable for', value: suitedWaxes },
    ],
    howToUse: [
      'Wash by hand with a soft sponge: the rim scratches. Never use glass with a chip or a crack.',
      `Warm the vessels to ${preheatTemperature} before you pour.`,
      'The inside is wider than a common jar: look up the wick in the wick guide, and burn-test it.',
      'Stop burning when half an inch (13 mm) of wax is left.',
    ],
    pairings: [
      { slug: 'premium-cotton-wicks', reason: `${cotton.size} suits the ${luxury.diameterCm} cm inside` },
      { slug: 'premium-wax', reason: 'Clings to the glass: fewer wet spots' },
      { slug: 'pumpkin-spice', reason: 'A scent for amber glass' },
    ],
  },
};
