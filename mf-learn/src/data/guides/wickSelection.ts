import { paths } from '@shop/contracts/paths';
import { cureTime, meltPoolTime, trimmedWick } from '@shop/domain/facts/guidanceText';
import { wickCaution } from '@shop/domain/facts/wicks';
import { guideCards } from '../guideCards';
import { sameVesselRule } from '../phrases';
import { wickChartRule, wickSizeChart } from '../wickSizeChart';
import type { Guide } from './Guide';

export const wickSelection: Guide = {
  ...guideCards['wick-selection'],
  meta: {
    title: 'Candle Wick Selection Guide',
    description:
      'Cotton, wooden, zinc core or specialty wick? What goes wrong with the wrong one, a size chart by container diameter and a burn test to be sure.',
  },
  intro:
    'The wick feeds the flame and decides how wide the wax melts. Too small, and the candle digs a tunnel; too large, and it smokes and overheats the jar. Here’s how to choose a wick, and how to check that you chose well.',
  sections: [
    {
      id: 'problems',
      title: 'What a wrong wick does',
      blocks: [
        'After two or three hours, a candle tells you whether its wick fits:',
        {
          kind: 'table',
          table: {
            caption: 'Wick problems and what to try',
            columns: ['What you see', 'Likely cause', 'Try next'],
            rows: [
              ['A tunnel down the middle', 'Wick too small', 'One size up'],
              [
                'A small flame that keeps going out',
                'Wick too small, or too much oil',
                'One size up, or less oil',
              ],
              [
                'A tall, flickering, smoking flame',
                'Wick too large or too long',
                'Trim the wick; then one size down',
              ],
              ['A black cap (“mushroom”)', 'Wick a size too large', 'Trim the wick; then one size down'],
              [
                'Glass too hot to hold for a moment',
                'Wick too large',
                'Put it out for good; next, one size down',
              ],
              ['A flame off to one side', 'Wick not centered', 'A bar to hold the wick while the wax sets'],
            ],
          },
        },
        'More faults, and their cures, are in [Troubleshooting Candle Making](/blog/troubleshooting-candle-making).',
      ],
    },
    {
      id: 'wick-types',
      title: 'Types of wick',
      blocks: [
        {
          kind: 'tabs',
          label: 'Types of wick',
          tabs: [
            {
              id: 'cotton',
              title: 'Cotton',
              blocks: [
                '**Cotton wicks** are braided or knitted, often around paper threads that keep them upright. They suit soy, coconut blend and most jars, and come in the most sizes. The tip curls a little as it burns, which keeps it short.',
                {
                  kind: 'list',
                  items: [
                    '**Good for:** your first candle, jars, tins, scented soy.',
                    '**Watch for:** smoke. Trim before every burn.',
                    '**From our shelf:** [Pre-Tabbed Cotton Wicks](/product/pre-tabbed-cotton-wicks) stand by themselves, [Premium Cotton Wicks](/product/premium-cotton-wicks) are cut to length, [Braided Cotton Wicks](/product/braided-cotton-wicks) suit beeswax and pillars.',
                  ],
                },
              ],
            },
            {
              id: 'wooden',
              title: 'Wooden',
              blocks: [
                '**Wooden wicks** are thin strips of wood, held in a metal clip. They burn with a low, wide flame and a soft crackle, and melt wide jars evenly.',
                {
                  kind: 'list',
                  items: [
                    '**Good for:** wide jars, coconut blend, a fireside mood.',
                    '**Watch for:** they’re harder to light and go out if trimmed too short or left too long; an eighth of an inch is a good length for wood.',
                    '**Sizing:** by the width of the strip, see the chart below.',
                  ],
                },
              ],
            },
            {
              id: 'zinc-core',
              title: 'Zinc core',
              blocks: [
                '**Zinc core wicks** have a fine metal wire inside the cotton, so they stay straight in deep, soft or gel wax. Zinc cores contain no lead; lead cores have been banned in the United States since 2003.',
                {
                  kind: 'list',
                  items: [
                    '**Good for:** votives, gel, tall narrow jars.',
                    '**Watch for:** the tip doesn’t curl, so it builds up a black cap more easily. Trim it every time.',
                    '**In soy:** natural waxes usually burn better with cotton; try cotton first.',
                  ],
                },
              ],
            },
            {
              id: 'specialty',
              title: 'Specialty',
              blocks: [
                '**Specialty wicks** solve one problem each. Hemp wicks burn hotter than cotton for the same width and help with stubborn natural waxes. Square-braided wicks stand up to hard beeswax. HTP wicks have paper threads that curl the tip and keep the flame steady.',
                {
                  kind: 'list',
                  items: [
                    '**Good for:** pillars, bowls, very hard or very soft waxes.',
                    '**Watch for:** each maker has a size chart of its own. Read it, and test.',
                    '**Several wicks:** keep them an inch from the wall, and so close that their pools meet after two hours.',
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'size-chart',
      title: 'Size chart by container diameter',
      blocks: [
        `Measure the inside of your container and start with the size in its row. ${wickChartRule}`,
        {
          kind: 'table',
          table: {
            caption: 'Wick size by inside diameter, a starting point: burn-test',
            columns: ['Diameter', 'Cotton (CD)', 'HTP', 'Wood, width', 'ECO'],
            rows: wickSizeChart.map((row) => [`${row.inches} in`, row.cotton, row.htp, row.wood, row.eco]),
          },
        },
        { kind: 'chart', chart: 'wicks' },
        `${wickCaution} The [wick guide](/tools/wick-guide) has a second table, in centimeters and from another maker’s figures; where a row names two sizes, test the smaller one first.`,
        { kind: 'picture', picture: 'three-widths', caption: 'The wider the candle, the larger the wick.' },
      ],
    },
    {
      id: 'testing',
      title: 'Testing a wick',
      blocks: [
        {
          kind: 'list',
          isOrdered: true,
          items: [
            'Make three candles in the same vessel that differ only in wick: the size from the chart, one below and one above. Never leave melting wax alone.',
            `Let them cure ${cureTime}. Trim each wick to ${trimmedWick}.`,
            'Light them on a heatproof tray and stay with them. Note flame, smoke and melt pool every half hour.',
            `After ${meltPoolTime}, the melted wax should reach the wall, or nearly, and be about half an inch deep.`,
            'Put them out, let them set, and repeat until they’re used up. The last third counts most: jars get hot there.',
            'Keep the size that never smoked, never went out and left the glass clean.',
          ],
        },
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      blocks: [
        {
          kind: 'list',
          items: [
            sameVesselRule,
            'Change one thing at a time.',
            'A new wax means a new test. What suits soy is often too small for beeswax: see [wax types](/guides/wax-types).',
            'Two small wicks melt a [wide jar](/guides/container-selection) better than one big one.',
            `Trim to ${trimmedWick} before every burn, also the first, and keep the trimmings out of the wax.`,
            'Burn for four hours at most, away from drafts, children, pets and curtains.',
          ],
        },
      ],
    },
  ],
  named: {
    heading: 'Wicks in this guide',
    products: [
      { slug: 'pre-tabbed-cotton-wicks', name: 'Pre-Tabbed Cotton Wicks' },
      { slug: 'premium-cotton-wicks', name: 'Premium Cotton Wicks' },
      { slug: 'braided-cotton-wicks', name: 'Braided Cotton Wicks' },
    ],
  },
  related: [
    { to: paths.waxTypes, text: 'Guide to Candle Wax Types' },
    { to: paths.containerSelection, text: 'Choosing Candle Containers' },
    { to: '/tools/wick-guide', text: 'Wick guide: sizes by diameter' },
    { to: '/blog/troubleshooting-candle-making', text: 'Troubleshooting Candle Making' },
  ],
};
