import { maximumLoadPercent } from '@shop/facts/fragranceLoads';
import { addTemperature } from '@shop/facts/guidanceText';
import { wickOf, widthsText } from '@shop/facts/soldWicks';
import { vesselOf } from '@shop/facts/vessels';

/** A product that goes well with another, and why. */
export type Pairing = { slug: string; reason: string };

const jar = vesselOf('clear-glass-jars');
const luxury = vesselOf('luxury-glass-containers');
const cotton = wickOf('premium-cotton-wicks');
const tabbed = wickOf('pre-tabbed-cotton-wicks');

const oilInSoy = `Soy holds up to ${maximumLoadPercent.soy}% fragrance; add it at ${addTemperature}`;
const soyForOil = `Takes up to ${maximumLoadPercent.soy}% of its weight in this oil`;
const coconutForOil = `Takes up to ${maximumLoadPercent.coconut}% and sets smooth`;
const jarForWick = `${jar.diameterCm} cm wide inside: ${cotton.size} suits it`;

/** Three for each product that has a page; a test holds wicks to the widths and waxes that they suit. */
export const pairings: Record<string, Pairing[]> = {
  'beginner-candle-making-kit': [
    { slug: 'soy-wax', reason: 'The wax of the kit, for the next four jars' },
    { slug: 'pre-tabbed-cotton-wicks', reason: `${tabbed.size}, with bases like those in the kit` },
    { slug: 'clear-glass-jars', reason: 'Six more of the jar in the box' },
  ],
  'medium-candle-making-kit': [
    { slug: 'french-lavender', reason: 'A full bottle of one of the two scents' },
    { slug: 'premium-cotton-wicks', reason: `${cotton.size}, for the glass jar in the kit` },
    { slug: 'luxury-glass-containers', reason: 'For a blend worth keeping' },
  ],
  'expert-candle-making-kit': [
    { slug: 'premium-wax', reason: 'More of the coconut blend, by the kilo' },
    { slug: 'beeswax-flakes', reason: 'More of the beeswax, to stiffen the blend' },
    { slug: 'braided-cotton-wicks', reason: 'The braid that suits beeswax' },
  ],
  'soy-wax': [
    { slug: 'clear-glass-jars', reason: 'One bag of wax fills four of these' },
    {
      slug: 'premium-cotton-wicks',
      reason: `${cotton.size} suits soy in vessels ${widthsText(cotton)} wide`,
    },
    { slug: 'vanilla-bean', reason: oilInSoy },
  ],
  'beeswax-flakes': [
    { slug: 'braided-cotton-wicks', reason: 'Square braid, made for beeswax' },
    { slug: 'premium-wax', reason: 'A softer wax that beeswax makes firmer' },
    { slug: 'vanilla-bean', reason: `Goes with honey; ${maximumLoadPercent.beeswax}% at most` },
  ],
  'premium-wax': [
    { slug: 'luxury-glass-containers', reason: 'The blend clings to glass and sets with an even top' },
    { slug: 'premium-cotton-wicks', reason: `${cotton.size} suits both of our glasses` },
    { slug: 'french-lavender', reason: `Holds up to ${maximumLoadPercent.coconut}% of it` },
  ],
  'premium-cotton-wicks': [
    { slug: 'clear-glass-jars', reason: jarForWick },
    {
      slug: 'luxury-glass-containers',
      reason: `${luxury.diameterCm} cm wide inside: the same size suits it`,
    },
    { slug: 'soy-wax', reason: `${cotton.size} is chosen for soy and coconut` },
  ],
  'braided-cotton-wicks': [
    { slug: 'beeswax-flakes', reason: 'The wax that this braid is made for' },
    { slug: 'luxury-glass-containers', reason: 'For beeswax in glass' },
    { slug: 'expert-candle-making-kit', reason: 'Beeswax, a thermometer and three vessels to test in' },
  ],
  'pre-tabbed-cotton-wicks': [
    { slug: 'clear-glass-jars', reason: `${jar.diameterCm} cm wide inside: ${tabbed.size} suits it` },
    { slug: 'soy-wax', reason: `${tabbed.size} is chosen for soy and coconut` },
    { slug: 'clean-linen', reason: 'A light scent for a first jar' },
  ],
  'vanilla-bean': [
    { slug: 'french-lavender', reason: 'One part lavender to two of vanilla' },
    { slug: 'soy-wax', reason: soyForOil },
    { slug: 'luxury-glass-containers', reason: 'Tinted glass hides the ivory that vanilla brings' },
  ],
  'french-lavender': [
    { slug: 'vanilla-bean', reason: 'Two parts vanilla to one of lavender' },
    { slug: 'clean-linen', reason: 'Linen keeps lavender cool and clear' },
    { slug: 'premium-wax', reason: coconutForOil },
  ],
  'clean-linen': [
    { slug: 'french-lavender', reason: 'The blend for bathrooms and bedrooms' },
    { slug: 'soy-wax', reason: soyForOil },
    { slug: 'clear-glass-jars', reason: 'A clear scent in clear glass' },
  ],
  'pumpkin-spice': [
    { slug: 'vanilla-bean', reason: 'Rounds off cinnamon and clove' },
    { slug: 'luxury-glass-containers', reason: 'Amber glass hides how spice darkens wax' },
    { slug: 'soy-wax', reason: soyForOil },
  ],
  'clear-glass-jars': [
    { slug: 'premium-cotton-wicks', reason: `${cotton.size} suits the ${jar.diameterCm} cm inside` },
    { slug: 'soy-wax', reason: 'One bag fills four of the six jars' },
    { slug: 'vanilla-bean', reason: oilInSoy },
  ],
  'luxury-glass-containers': [
    { slug: 'premium-cotton-wicks', reason: `${cotton.size} suits the ${luxury.diameterCm} cm inside` },
    { slug: 'premium-wax', reason: 'Clings to the glass: fewer wet spots' },
    { slug: 'pumpkin-spice', reason: 'A scent for amber glass' },
  ],
};
