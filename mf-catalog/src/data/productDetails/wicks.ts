import { meltPoolTime, trimmedWick } from '@shop/domain/facts/guidanceText';
import { formatWidths } from '@shop/domain/facts/soldWicks';
import { vessels } from '@shop/domain/facts/vessels';
import { formatLength, spoolCm } from '@shop/domain/facts/wickLengths';
import pictures from '../../../media/galleries/wicks.json' with { type: 'json' };
import { getWick, type WickSlug } from '../getWick';
import { cotton, tabbed } from './pairingPhrases';
import type { ProductDetails } from './types';

const [jar, luxury] = vessels;

/** 'Size ECO 4', its length, and the widths that it suits, from the facts that the calculators use. */
const getSize = (slug: WickSlug) => `Size ${getWick(slug).size}`;
const getLength = (slug: WickSlug) => formatLength(getWick(slug).lengthCm ?? spoolCm);
/** For a description, which the product feed takes, too. */
const plainWidths = (slug: WickSlug) =>
  formatWidths(getWick(slug)).replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
const suits = (slug: WickSlug) => `vessels ${formatWidths(getWick(slug))} wide inside`;

export const wickDetails: Record<string, ProductDetails> = {
  'premium-cotton-wicks': {
    gallery: [pictures['premium-cotton-wicks-detail'], pictures['premium-cotton-wicks-in-use']],
    description: [
      `Straight cotton wicks with a thin coat of natural wax: stiff enough to stand while you pour, and ready to light after a trim. The size suits the everyday jar, ${plainWidths('premium-cotton-wicks')} wide inside.`,
    ],
    features: [
      'Flat-braided cotton without a metal core',
      'Pre-waxed, so they stand up in hot wax',
      `One size, ${getWick('premium-cotton-wicks').size}, from one batch to the next`,
      'Sold without tabs: add your own or set them with a wick sticker',
    ],
    specifications: [
      { label: 'Material', value: 'Cotton, coated with natural wax' },
      { label: 'Length Options', value: `${getLength('premium-cotton-wicks')}, cut to size` },
      { label: 'Quantity', value: '50 wicks' },
      { label: 'Best For', value: `Soy and coconut wax in ${suits('premium-cotton-wicks')}` },
      { label: 'Features', value: `${getSize('premium-cotton-wicks')}, lead-free, no metal core, pre-waxed` },
    ],
    howToUse: [
      'Measure the inside width of your vessel and look the size up in the wick guide.',
      'Fix the wick in the middle and hold it upright with a centering bar or a clothespin across the rim.',
      `Trim to ${trimmedWick} before every burn.`,
      `Burn-test before you make a batch: after ${meltPoolTime}, the melt pool should nearly reach the wall.`,
    ],
    pairings: [
      { slug: 'clear-glass-jars', reason: `${jar.diameterCm} cm wide inside: ${cotton.size} suits it` },
      {
        slug: 'luxury-glass-containers',
        reason: `${luxury.diameterCm} cm wide inside: the same size suits it`,
      },
      { slug: 'soy-wax', reason: `${cotton.size} is chosen for soy and coconut` },
    ],
  },
  'braided-cotton-wicks': {
    gallery: [pictures['braided-cotton-wicks-detail'], pictures['braided-cotton-wicks-in-use']],
    description: [
      'Uncoated square braid for candles that stand on their own. It bends a little as it burns, so the tip trims itself in the edge of the flame, which is what beeswax and pillars need.',
      'Cut it to your mold, prime it in melted wax and pull it straight.',
    ],
    features: [
      'Square braid that curls as it burns',
      'Uncoated: prime it with the wax you pour',
      'Cut to any length, with little waste',
      'On a wooden spool that keeps it tidy',
    ],
    specifications: [
      { label: 'Material', value: 'Unbleached cotton, uncoated' },
      { label: 'Length Options', value: `Cut from the spool; 60 pieces of ${formatLength(spoolCm / 60)}` },
      { label: 'Quantity', value: '30 ft (9.1 m) on a spool' },
      { label: 'Best For', value: `Beeswax in molds and ${suits('braided-cotton-wicks')}` },
      {
        label: 'Features',
        value: `${getSize('braided-cotton-wicks')}, lead-free, self-trimming, cut to length`,
      },
    ],
    howToUse: [
      'Cut the wick two inches longer than your mold is tall.',
      'Dip it in melted wax for a minute, lay it on parchment paper and pull it straight while it sets.',
      'Thread it through the mold and tie it to a bar at the other end.',
      `Trim to ${trimmedWick} before every burn, and burn-test each new width.`,
    ],
    pairings: [
      { slug: 'beeswax-flakes', reason: 'The wax that this braid is made for' },
      {
        slug: 'luxury-glass-containers',
        reason: `${luxury.diameterCm} cm wide inside: the braid suits beeswax in it`,
      },
      { slug: 'expert-candle-making-kit', reason: 'Beeswax, a thermometer and three vessels to test in' },
    ],
  },
  'pre-tabbed-cotton-wicks': {
    gallery: [pictures['pre-tabbed-cotton-wicks-detail'], pictures['pre-tabbed-cotton-wicks-in-use']],
    description: [
      'The quickest way to a straight wick: the base sits flat on the bottom of the jar. The cotton is coated, so it stands by itself while you pour.',
    ],
    features: [
      'Metal base already crimped on',
      'Coated with natural wax, stands without help while you pour',
      'Base stops the flame before it reaches the glass',
      'Fits most wick stickers and centering tools',
    ],
    specifications: [
      { label: 'Material', value: 'Cotton with natural wax; steel base' },
      { label: 'Length Options', value: `${getLength('pre-tabbed-cotton-wicks')}, trim to size` },
      { label: 'Quantity', value: '100 wicks with bases' },
      { label: 'Best For', value: `Soy, coconut and paraffin wax in ${suits('pre-tabbed-cotton-wicks')}` },
      { label: 'Features', value: `${getSize('pre-tabbed-cotton-wicks')}, lead-free, pre-waxed, pre-tabbed` },
    ],
    howToUse: [
      'Press a wick sticker to the base and set it in the middle of the dry, clean vessel.',
      'Pour beside the wick, not on it, and straighten it while the wax turns cloudy.',
      `Trim to ${trimmedWick} before every burn.`,
      'Stop burning when half an inch of wax is left.',
    ],
    pairings: [
      { slug: 'clear-glass-jars', reason: `${jar.diameterCm} cm wide inside: ${tabbed.size} suits it` },
      { slug: 'soy-wax', reason: `${tabbed.size} is chosen for soy and coconut` },
      { slug: 'clean-linen', reason: 'A light scent for a first jar' },
    ],
  },
};
