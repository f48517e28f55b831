import { paths } from '@shop/contracts/paths';
import { maximumLoadPercent } from '@shop/domain/facts/fragranceLoads';
import { addTemperature, preheatTemperature, temperatureCaution } from '@shop/domain/facts/guidanceText';
import { formatTemperature, waxTemperatures } from '@shop/domain/facts/temperatures';
import { guideCards } from '../guideCards';
import { coveredCure } from '../phrases';
import type { Guide } from './Guide';

const { soy, coconut, beeswax, paraffin } = waxTemperatures;

export const waxTypes: Guide = {
  ...guideCards['wax-types'],
  meta: {
    title: 'Candle Wax Types Compared',
    description:
      'Soy, beeswax, coconut blend or paraffin? A comparison table, melting and pouring temperatures and practical tips for each candle wax.',
  },
  intro:
    'Wax decides how a candle looks, how strongly it smells and how much patience it takes. This guide compares the four waxes that hobby makers meet most often, so that you can choose one and get to know it well.',
  sections: [
    {
      id: 'types',
      title: 'The main types of wax',
      blocks: [
        {
          kind: 'profile',
          picture: 'soy-wax-flakes',
          text: '**Soy wax** is pressed from soybeans and hardened into flakes. It melts at a low temperature, wipes off tools while warm, washes away with soapy water, and suits jars best. It can show white, crystal-like patches called frosting. They’re a sign of a natural wax, not a fault. Start here if this is your first candle: [Soy Wax](/product/soy-wax).',
        },
        {
          kind: 'profile',
          picture: 'beeswax-flakes',
          text: '**Beeswax** is the oldest candle wax. It’s hard, burns slowly and has a honey scent of its own, which competes with added fragrance. It’s at its best in pillars and tapers. It melts at a higher temperature, so work slowly and with a thermometer: [Beeswax Flakes](/product/beeswax-flakes).',
        },
        {
          kind: 'profile',
          picture: 'coconut-wax',
          text: '**Coconut blend** mixes soft coconut wax with a firmer one. It sets with a smooth, creamy top, releases scent well and clings to glass. It costs more than soy and goes soft in a hot room: [Premium Coconut Blend Wax](/product/premium-wax).',
        },
        '**Paraffin** is refined from petroleum. It’s inexpensive, takes color and fragrance well and is sold in grades for jars and for molds. We don’t sell it, but our [wax calculator](/wax-calculator) includes it, because many makers have a block of it at home.',
      ],
    },
    {
      id: 'comparison',
      title: 'Comparison table',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Four candle waxes compared',
            columns: ['Wax', 'Made from', 'Best for', 'Scent', 'Most fragrance oil', 'Ease'],
            rows: [
              [
                'Soy',
                'Soybeans',
                'Jars, tins',
                'Good after a full cure',
                `${maximumLoadPercent.soy}%`,
                'Easy',
              ],
              [
                'Beeswax',
                'Honeycomb',
                'Pillars, tapers',
                'Its own, light honey',
                `${maximumLoadPercent.beeswax}%`,
                'Medium',
              ],
              [
                'Coconut blend',
                'Coconut and a firmer wax',
                'Jars',
                'Strong',
                `${maximumLoadPercent.coconut}%`,
                'Easy',
              ],
              ['Paraffin', 'Petroleum', 'Jars, molds', 'Strong', `${maximumLoadPercent.paraffin}%`, 'Medium'],
            ],
          },
        },
        'The percentages are upper limits by weight of wax, not targets. More oil than a wax can hold seeps out, and seeping oil burns badly. Most candles are at their best a little below the limit; the [fragrance calculator](/fragrance-calculator) does the math for you.',
      ],
    },
    {
      id: 'melting-temperatures',
      title: 'Melting temperatures',
      blocks: [
        'Melt wax in a pouring pitcher set in a pan of hot water, on low heat, with a thermometer in the wax. These are the points at which each wax turns liquid:',
        {
          kind: 'list',
          items: [
            `**Soy:** ${formatTemperature(soy.meltsAt)}`,
            `**Coconut blend:** ${formatTemperature(coconut.meltsAt)}`,
            `**Beeswax:** ${formatTemperature(beeswax.meltsAt)}`,
            `**Paraffin for jars:** ${formatTemperature(paraffin.meltsAt)}`,
          ],
        },
        `To stir in fragrance, bring the melted wax up to ${addTemperature}, take it off the heat and stir slowly for two minutes, so that the oil binds to the wax.`,
        { kind: 'tip', title: 'A starting point, not a promise', text: temperatureCaution },
      ],
    },
    {
      id: 'pouring-temperatures',
      title: 'Pouring temperatures',
      blocks: [
        'Let the wax cool before you pour. Poured too hot, it shrinks and leaves a hollow around the wick; poured too cool, it sets in ridges. Try the middle of the range first:',
        {
          kind: 'list',
          items: [
            `**Soy:** ${formatTemperature(soy.pourAt)}`,
            `**Coconut blend:** ${formatTemperature(coconut.pourAt)}`,
            `**Beeswax:** ${formatTemperature(beeswax.pourAt)}`,
            `**Paraffin for jars:** ${formatTemperature(paraffin.pourAt)}`,
          ],
        },
        { kind: 'chart', chart: 'temperatures' },
        `Warm the containers to ${preheatTemperature} first, so that the wax doesn’t set the moment it touches cold glass. A low oven or a hair dryer will do.`,
      ],
    },
    {
      id: 'tips',
      title: 'Tips for any wax',
      blocks: [
        {
          kind: 'list',
          items: [
            'Buy one wax and make five candles with it before you buy the next. You learn more from changing one thing at a time.',
            'Weigh wax and oil. Volume misleads, because flakes trap air and oils differ in density.',
            'Note the room temperature with each batch. Wax behaves differently in January and in July.',
            `Let candles cure ${coveredCure}, before you judge their scent.`,
            'Store wax dry, dark and cool, in a closed bag. It keeps for a year or more.',
            'Change the wick when you change the wax: a wick that is right for soy is often too small for beeswax. The [wick selection guide](/guides/wick-selection) shows how to choose.',
            'Never pour wax down a drain. Let leftovers set and melt them again.',
          ],
        },
      ],
    },
  ],
  named: {
    heading: 'Waxes in this guide',
    products: [
      { slug: 'soy-wax', name: 'Soy Wax' },
      { slug: 'beeswax-flakes', name: 'Beeswax Flakes' },
      { slug: 'premium-wax', name: 'Premium Coconut Blend Wax' },
    ],
  },
  related: [
    { to: paths.waxCalculator, text: 'Wax calculator: how much wax a container needs' },
    { to: paths.wickSelection, text: 'Choosing the Right Wick' },
    { to: paths.containerSelection, text: 'Choosing Candle Containers' },
    { to: '/guides/fragrance-blending', text: 'Fragrance Blending Basics' },
  ],
};
