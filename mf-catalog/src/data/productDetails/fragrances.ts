import { formatBlend } from '@shop/domain/facts/blends';
import { fragranceGuidance, maximumLoadPercent } from '@shop/domain/facts/fragranceLoads';
import { addTemperature, cureTime } from '@shop/domain/facts/guidanceText';
import { loadLimits, startLoads } from '@shop/domain/facts/loadLimits';
import pictures from '../../../media/galleries/fragrances.json' with { type: 'json' };
import { soyForOil } from './pairingPhrases';
import type { ProductDetails } from './types';

/** Where the vapor of each oil can catch fire near a flame, °F. */
const flashpoints = { 'vanilla-bean': 200, 'french-lavender': 180, 'clean-linen': 190, 'pumpkin-spice': 200 };
type OilSlug = keyof typeof flashpoints;

function flashpointText(slug: OilSlug): string {
  const fahrenheit = flashpoints[slug];
  return `${fahrenheit}°F (${Math.round(((fahrenheit - 32) * 5) / 9)}°C)`;
}

/** Said where the warm wax may be as hot as the oil's flashpoint. */
function flashpointCaution(slug: OilSlug): string {
  const meaning = `Flashpoint, ${flashpointText(slug)}: there the oil’s vapor can catch fire near a flame. Work away from open flames, with the burner off.`;
  return flashpoints[slug] <= fragranceGuidance.addAtFahrenheit.max
    ? `${meaning} Wax at ${addTemperature} can be that hot: add this oil at the lower end.`
    : meaning;
}

function oilSpecifications(slug: OilSlug) {
  return [
    { label: 'Size', value: '2 fl oz (59 ml)' },
    { label: 'Flashpoint', value: flashpointText(slug) },
    { label: 'Suitable for', value: 'Soy, coconut, paraffin and beeswax candles' },
    { label: 'Usage Rate', value: `By weight of the wax: ${startLoads}; ${loadLimits}` },
    { label: 'Origin', value: 'Blended and bottled in the USA' },
  ];
}

const howToUse = (slug: OilSlug) => [
  'Weigh the oil: the load is a share of the wax’s weight. The fragrance calculator does the math.',
  `Take the wax off the heat and add the oil at ${addTemperature}.`,
  flashpointCaution(slug),
  'Stir slowly for two minutes, so that oil and wax bind.',
  `Pour, then cure for ${cureTime} before you judge the scent.`,
  'For candles only: keep it off skin, away from flames and out of reach of children and pets.',
];

export const fragranceDetails: Record<string, ProductDetails> = {
  'vanilla-bean': {
    gallery: [pictures['vanilla-bean-detail'], pictures['vanilla-bean-in-use']],
    description: [
      'A vanilla with the pod left in: warm and creamy at first, with a little dry wood below that keeps it from turning into frosting. It goes with nearly everything, so it’s a good first bottle.',
      'Vanilla can tint wax ivory or tan over the weeks. Plan for it, or dye the wax.',
    ],
    features: [
      'Notes of vanilla pod, cream and soft wood',
      'Scent family: bakery',
      'Blends with lavender, pumpkin spice and linen',
      'Dropper bottle for small test batches',
    ],
    specifications: oilSpecifications('vanilla-bean'),
    howToUse: howToUse('vanilla-bean'),
    pairings: [
      { slug: 'french-lavender', reason: `By weight: ${formatBlend('quiet-evening')}` },
      { slug: 'soy-wax', reason: soyForOil },
      { slug: 'luxury-glass-containers', reason: 'Tinted glass hides the ivory that vanilla brings' },
    ],
  },
  'french-lavender': {
    gallery: [pictures['french-lavender-detail'], pictures['french-lavender-in-use']],
    description: [
      'Lavender as it smells when you brush past it: green stems and herbs first, then the flower, then something soft and powdery. Calm without being sleepy.',
      `It leads a blend well; a little vanilla rounds it off. Try ${formatBlend('quiet-evening')}, by weight.`,
    ],
    features: [
      'Notes of lavender flower, rosemary and soft musk',
      'Scent family: floral',
      'Blends with vanilla, linen and citrus',
      'Dropper bottle for small test batches',
    ],
    specifications: oilSpecifications('french-lavender'),
    howToUse: howToUse('french-lavender'),
    pairings: [
      { slug: 'vanilla-bean', reason: `By weight: ${formatBlend('quiet-evening')}` },
      { slug: 'clean-linen', reason: 'Linen keeps lavender cool and clear' },
      { slug: 'premium-wax', reason: `Takes up to ${maximumLoadPercent.coconut}% and sets smooth` },
    ],
  },
  'clean-linen': {
    gallery: [pictures['clean-linen-detail'], pictures['clean-linen-in-use']],
    description: [
      'Sheets off the line on a bright morning: cool air, a little citrus peel, a trace of white flowers. A scent for kitchens, bathrooms and for anyone who finds candles too sweet.',
    ],
    features: [
      'Notes of cotton, lemon peel and white musk',
      'Scent family: fresh',
      'Blends with lavender and vanilla',
      'Dropper bottle for small test batches',
    ],
    specifications: oilSpecifications('clean-linen'),
    howToUse: howToUse('clean-linen'),
    pairings: [
      { slug: 'french-lavender', reason: 'The blend for bathrooms and bedrooms' },
      { slug: 'soy-wax', reason: soyForOil },
      { slug: 'clear-glass-jars', reason: 'A clear scent in clear glass' },
    ],
  },
  'pumpkin-spice': {
    gallery: [pictures['pumpkin-spice-detail'], pictures['pumpkin-spice-in-use']],
    description: [
      'Pumpkin from the oven, brown sugar, and enough cinnamon and clove to tell you it’s October. Strong in a warm room: start with a lower load than you think you need.',
      'Spice oils can darken a light wax over time; it suits amber glass and dyed wax.',
    ],
    features: [
      'Notes of pumpkin, cinnamon, clove and brown sugar',
      'Scent family: seasonal',
      'Blends with vanilla',
      'Dropper bottle for small test batches',
    ],
    specifications: oilSpecifications('pumpkin-spice'),
    howToUse: howToUse('pumpkin-spice'),
    pairings: [
      { slug: 'vanilla-bean', reason: 'Rounds off cinnamon and clove' },
      { slug: 'luxury-glass-containers', reason: 'Amber glass hides how spice darkens wax' },
      { slug: 'soy-wax', reason: soyForOil },
    ],
  },
};
