import { paths } from '@shop/contracts/paths';
import { formatBlend } from '@shop/domain/facts/blends';
import { defaultLoadPercent, maximumLoadPercent } from '@shop/domain/facts/fragranceLoads';
import { addTemperature, cureTime, temperatureCaution } from '@shop/domain/facts/guidanceText';
import { guideCards } from '../guideCards';
import type { Guide } from './Guide';

/** Oil for a pound of wax, as the table names it: grams with one decimal. */
const POUND_GRAMS = 453.6;
function gramsPerPound(percent: number): string {
  return `${((POUND_GRAMS * percent) / 100).toFixed(1)} g`;
}

const loads = [
  { wax: 'Soy', percent: maximumLoadPercent.soy },
  { wax: 'Coconut blend', percent: maximumLoadPercent.coconut },
  { wax: 'Paraffin', percent: maximumLoadPercent.paraffin },
  { wax: 'Gel', percent: maximumLoadPercent.gel },
  { wax: 'Beeswax', percent: maximumLoadPercent.beeswax },
];

export const fragranceBlending: Guide = {
  ...guideCards['fragrance-blending'],
  meta: {
    title: 'Fragrance Blending for Candles',
    description:
      'How much fragrance oil each wax holds, when to add it, how long to cure, and how to blend top, middle and base notes into a scent of your own.',
  },
  intro:
    'A good candle scent takes the right share of oil, stirred in at the right temperature, and time to settle. The rest is play. This guide gives you the numbers first and the fun part second.',
  sections: [
    {
      id: 'fragrance-load',
      title: 'How much oil: the fragrance load',
      blocks: [
        `The **fragrance load** is the weight of oil as a share of the weight of wax. ${defaultLoadPercent}% is where our [fragrance calculator](/fragrance-calculator) starts, and a good first try for most jars. Every wax has a limit above which it lets oil go again; oil that seeps out can flare up at the wick, so never go past it.`,
        {
          kind: 'table',
          table: {
            caption: 'Largest fragrance load by wax',
            columns: ['Wax', 'Largest load', 'Oil for 1 lb (454 g) of wax'],
            rows: loads.map(({ wax, percent }) => [wax, `${percent}%`, gramsPerPound(percent)]),
          },
        },
        'More oil isn’t always more scent. A heavy load can drown the wick, so that the flame stays small, the melt pool stays cool and less scent rises. If a candle smells faint, check the wick and the cure before you reach for the bottle.',
      ],
    },
    {
      id: 'adding',
      title: 'When and how to add it',
      blocks: [
        {
          kind: 'list',
          isOrdered: true,
          items: [
            'Weigh the wax, then weigh the oil in a separate glass or metal cup. Drops and spoons are too coarse.',
            `Melt the wax and bring it to ${addTemperature}.`,
            'Take it off the heat and pour the oil in.',
            'Stir slowly for two full minutes, scraping the bottom. Fast stirring beats in air; short stirring leaves oil in streaks.',
            'Let the wax cool to its [pouring temperature](/guides/wax-types#pouring-temperatures) and pour.',
          ],
        },
        {
          kind: 'tip',
          title: 'Watch the heat',
          text: `${temperatureCaution} The flashpoint on an oil’s page is the temperature at which its vapor can catch fire near a flame: work away from open flames and don’t overheat the wax.`,
        },
      ],
    },
    {
      id: 'curing',
      title: 'Curing',
      blocks: [
        `Cover the candle, with a lid or a saucer, and wait ${cureTime}. While wax hardens, it closes around the oil; a candle burned too early gives its scent away unevenly. Soy goes on improving for a week or two, so keep one candle back from each batch and compare.`,
        'Judge a scent twice: **cold**, by smelling the unlit candle, and **hot**, from the other side of the room after it has burned for an hour. Oils that are lovely in the bottle can be quiet in wax, and the other way around.',
      ],
    },
    {
      id: 'notes',
      title: 'Top, middle and base notes',
      blocks: [
        'Perfumers sort scents by how fast they fade. A blend with something from each row smells rounded; a blend of one row only falls flat or fades fast.',
        {
          kind: 'table',
          table: {
            caption: 'Notes and where they sit',
            columns: ['Note', 'You notice it', 'Typical scents', 'From our shelf'],
            rows: [
              ['Top', 'First, and briefly', 'Citrus, linen, mint', '[Clean Linen](/product/clean-linen)'],
              [
                'Middle',
                'Once the candle is burning',
                'Lavender, rose, spices',
                '[French Lavender](/product/french-lavender)',
              ],
              ['Base', 'Last, and longest', 'Vanilla, woods, amber', '[Vanilla Bean](/product/vanilla-bean)'],
            ],
          },
        },
        'Each of our oils has all three. Here is how they unfold:',
        { kind: 'chart', chart: 'scents' },
        { kind: 'picture', picture: 'lavender-oil', caption: 'Lavender joins almost everything.' },
      ],
    },
    {
      id: 'recipes',
      title: 'Four blends to start with',
      blocks: [
        'Parts are by weight. Make the blend first, then use it like a single oil within the load of your wax.',
        {
          kind: 'list',
          items: [
            `**Quiet evening:** ${formatBlend('quiet-evening')}.`,
            `**Fresh laundry:** ${formatBlend('fresh-laundry')}.`,
            `**Fall kitchen:** ${formatBlend('fall-kitchen')}.`,
            `**Sunday linen closet:** ${formatBlend('linen-closet')}.`,
          ],
        },
        'Test on paper before you pour: put a drop of each oil on a paper strip, hold the strips together like a fan, and wave them under your nose. Swap, wait a minute, try again. Write down what you liked at once; noses forget within the hour. And name each bottle you mix, with date and parts.',
      ],
    },
  ],
  named: {
    heading: 'Oils in this guide',
    products: [
      { slug: 'vanilla-bean', name: 'Vanilla Bean Fragrance Oil' },
      { slug: 'french-lavender', name: 'French Lavender Fragrance Oil' },
      { slug: 'clean-linen', name: 'Clean Linen Fragrance Oil' },
      { slug: 'pumpkin-spice', name: 'Pumpkin Spice Fragrance Oil' },
    ],
  },
  related: [
    { to: paths.fragranceCalculator, text: 'Fragrance calculator: oil for your weight of wax' },
    { to: '/blog/art-of-scent-layering', text: 'The Art of Scent Layering' },
    { to: paths.waxTypes, text: 'Guide to Candle Wax Types' },
    { to: paths.wickSelection, text: 'Choosing the Right Wick' },
  ],
};
