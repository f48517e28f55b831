import { getWaxGrams } from '@shop/domain/facts/vesselContents';
import { vessels } from '@shop/domain/facts/vessels';

/** What is in a kit or gift box, by weight, volume and count: lists, table and claims follow from it. */
export type BoxContents = {
  waxes: { name: string; grams: number }[];
  oils: { name: string; ml: number }[];
  /** Kinds of wick, and how many of each. */
  wicks: { name: string; pieces: number }[];
  /** Empty vessels, and how much soy wax one takes with a gap below its rim. */
  vessels: { name: string; pieces: number; grams: number }[];
  /** What else is in the box, as a list says it. */
  extras: string[];
};

const toTen = (grams: number) => Math.round(grams / 10) * 10;
const [clear, luxury] = vessels;
const jar = { name: 'clear glass jar', pieces: 1, grams: toTen(getWaxGrams(clear)) };
const fluted = toTen(getWaxGrams(luxury));

const booklet = 'Booklet with five steps, safety notes and a burn-test page';
const stickers = 'A sheet of wick stickers';

/** By product slug. */
export const boxContents: Record<string, BoxContents> = {
  'beginner-candle-making-kit': {
    waxes: [{ name: 'soy wax flakes', grams: 500 }],
    oils: [{ name: 'Vanilla Bean', ml: 40 }],
    wicks: [{ name: 'tabbed cotton wicks', pieces: 4 }],
    vessels: [jar, { name: 'lidded tin', pieces: 1, grams: 90 }],
    extras: [stickers, booklet],
  },
  'medium-candle-making-kit': {
    waxes: [{ name: 'soy wax flakes', grams: 750 }],
    oils: [
      { name: 'Vanilla Bean', ml: 30 },
      { name: 'French Lavender', ml: 30 },
    ],
    wicks: [
      { name: 'thin cotton wicks', pieces: 4 },
      { name: 'thick cotton wicks', pieces: 4 },
    ],
    vessels: [jar, { name: 'sage ceramic tumbler', pieces: 1, grams: 150 }],
    extras: [
      stickers,
      'Steel pouring pitcher with a heat-safe handle',
      'Booklet on blending, with steps, safety notes and a burn-test page',
    ],
  },
  'expert-candle-making-kit': {
    waxes: [
      { name: 'beeswax flakes', grams: 300 },
      { name: 'coconut blend', grams: 500 },
    ],
    oils: [
      { name: 'Vanilla Bean', ml: 30 },
      { name: 'French Lavender', ml: 30 },
    ],
    wicks: [
      { name: 'thin cotton wicks', pieces: 4 },
      { name: 'medium cotton wicks', pieces: 4 },
      { name: 'thick cotton wicks', pieces: 4 },
    ],
    vessels: [
      { name: 'fluted amber glass', pieces: 1, grams: fluted },
      { name: 'terracotta ceramic tumbler', pieces: 1, grams: 150 },
      { name: 'cream ceramic tumbler', pieces: 1, grams: 90 },
    ],
    extras: ['Steel pouring pitcher', 'Clip-on dial thermometer', 'Log sheets for batches and burn tests'],
  },
  'complete-candle-gift-set': {
    waxes: [{ name: 'soy wax flakes', grams: 500 }],
    oils: [{ name: 'Vanilla Bean', ml: 40 }],
    wicks: [{ name: 'tabbed cotton wicks', pieces: 6 }],
    vessels: [
      jar,
      { name: 'sage ceramic tumbler', pieces: 1, grams: 150 },
      { name: 'lidded tin', pieces: 1, grams: 90 },
    ],
    extras: [stickers, booklet, 'Kraft gift box with a terracotta ribbon'],
  },
  'luxury-candle-making-gift-box': {
    waxes: [{ name: 'coconut blend', grams: 750 }],
    oils: [
      { name: 'Vanilla Bean', ml: 30 },
      { name: 'French Lavender', ml: 30 },
    ],
    wicks: [{ name: 'cotton wicks', pieces: 8 }],
    vessels: [{ name: 'fluted glass', pieces: 2, grams: fluted }],
    extras: [
      'A golden metal lid',
      'A small ribboned box, to give the first candle away in',
      booklet,
      'Dark keepsake box',
    ],
  },
  'deluxe-gift-set': {
    waxes: [{ name: 'soy wax flakes', grams: 500 }],
    oils: [{ name: 'Clean Linen', ml: 40 }],
    wicks: [{ name: 'tabbed cotton wicks', pieces: 4 }],
    vessels: [
      { name: 'white ceramic jar', pieces: 1, grams: 230 },
      { name: 'sage ceramic tumbler', pieces: 1, grams: 150 },
      { name: 'terracotta ceramic tumbler', pieces: 1, grams: 90 },
    ],
    extras: [
      'A finished white pillar candle, ready to light',
      stickers,
      booklet,
      'Cream gift box with a sage ribbon',
    ],
  },
  'holiday-candle-making-bundle': {
    waxes: [{ name: 'soy wax flakes', grams: 450 }],
    oils: [{ name: 'Pumpkin Spice', ml: 40 }],
    wicks: [{ name: 'tabbed cotton wicks', pieces: 4 }],
    vessels: [jar, { name: 'red ceramic tumbler', pieces: 1, grams: 150 }],
    extras: [
      'Fir sprigs, dried orange slices, star anise and a cinnamon stick',
      stickers,
      booklet,
      'Gift box with a red ribbon',
    ],
  },
};
