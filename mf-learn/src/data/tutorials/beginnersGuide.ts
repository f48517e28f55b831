import { paths } from '@shop/contracts/paths';
import { defaultLoadPercent } from '@shop/domain/facts/fragranceLoads';
import {
  addTemperature,
  cureTime,
  preheatTemperature,
  starterKitCandles,
  temperatureCaution,
  trimmedWick,
} from '@shop/domain/facts/guidanceText';
import { listMissingTools } from '@shop/domain/facts/makersTools';
import { formatTemperature, waxTemperatures } from '@shop/domain/facts/temperatures';
import { formatOunces, getWaxGrams } from '@shop/domain/facts/vesselContents';
import { vessels } from '@shop/domain/facts/vessels';
import { tutorialCards } from '../tutorialCards';
import type { Tutorial } from './Tutorial';

const [jar] = vessels;
/** Soy wax for the jar of this tutorial, which is the one we sell: 230 g. */
const JAR_GRAMS = Math.round(getWaxGrams(jar) / 10) * 10;

export const beginnersGuide: Tutorial = {
  ...tutorialCards['beginners-guide'],
  meta: {
    title: 'Video: Beginner’s Guide to Candle Making',
    description:
      'Make your first soy candle in five steps: set the wick, melt the wax, add fragrance, pour, cure. With temperatures, pictures and a supply list.',
  },
  supplies: [
    `Soy wax, about ${formatOunces(jar)} (${JAR_GRAMS} g) for one everyday jar. The [wax calculator](/wax-calculator) gives the exact figure.`,
    'A heat-resistant jar and a pre-tabbed cotton wick to suit its width',
    'Fragrance oil, if you like, and a kitchen scale',
    'A pouring pitcher, a pan for the water bath and a thermometer',
    'A bar or two pencils to hold the wick, and a heatproof mat',
  ],
  steps: [
    {
      name: 'Set the wick',
      text: `Stick the wick tab to the middle of a clean, dry jar and hold the wick upright with a bar. Warm the jar to ${preheatTemperature}.`,
      more: 'A dot of hot glue or a wick sticker keeps the tab in place when you pour. If the wick leans, the flame will lean too.',
      picture: 'wick-bar',
    },
    {
      name: 'Melt the wax',
      text: `Weigh the flakes into the pitcher and melt them in a water bath over low heat, up to ${addTemperature}. Never leave melting wax alone.`,
      more: 'The water should steam, not boil. Keep water out of the wax, and keep a lid that fits the pan within reach: a lid, never water, puts out burning wax.',
      picture: 'water-bath',
    },
    {
      name: 'Stir in the fragrance',
      text: 'Take the pitcher off the heat, add the weighed fragrance oil, and stir slowly for two minutes.',
      more: `A good first load is ${defaultLoadPercent}%: ${((JAR_GRAMS * defaultLoadPercent) / 100).toFixed(1)} g of oil for ${JAR_GRAMS} g of soy wax. The [fragrance calculator](/fragrance-calculator) knows the limit of every wax.`,
      picture: 'drop-of-oil',
    },
    {
      name: 'Pour slowly',
      text: `Let the wax cool to ${formatTemperature(waxTemperatures.soy.pourAt)}, then pour it in a thin stream to half an inch below the rim.`,
      more: 'Straighten the wick while the wax is still liquid, then leave the jar where it is. Moving it makes ripples.',
      picture: 'pouring-wide',
    },
    {
      name: 'Cure and light',
      text: `Let the candle rest for ${cureTime}, trim the wick to ${trimmedWick}, and burn it until the whole top has melted.`,
      more: 'The first burn sets the pattern: if it stops before the melted wax reaches the glass, later burns tend to stop there too. Stay in the room while it burns.',
      picture: 'first-burn',
    },
  ],
  tips: [
    temperatureCaution,
    `Our beginner kit holds wax, scent and wicks for about ${starterKitCandles} candles, a jar and a tin. You bring ${listMissingTools('beginner')}.`,
    'Cover the table with parchment paper. Cold wax lifts off it in one piece.',
    'Write on a label under the jar: wax, oil, percentage, wick, date. Your second candle starts with that note.',
  ],
  named: {
    heading: 'What you need for this tutorial',
    products: [
      { slug: 'beginner-candle-making-kit', name: 'Beginner Candle Making Kit' },
      { slug: 'soy-wax', name: 'Soy Wax' },
      { slug: 'pre-tabbed-cotton-wicks', name: 'Pre-Tabbed Cotton Wicks' },
      { slug: 'clear-glass-jars', name: 'Clear Glass Jars' },
    ],
  },
  related: [
    { to: '/video-tutorials/pouring-techniques', text: 'Next video: Pouring Techniques for Smooth Tops' },
    { to: paths.waxTypes, text: 'Guide to Candle Wax Types' },
    { to: paths.waxCalculator, text: 'Wax calculator' },
  ],
};
