import { paths } from '@shop/contracts/paths';
import { maximumLoadPercent } from '@shop/domain/facts/fragranceLoads';
import { cureTime, meltPoolTime, temperatureCaution, trimmedWick } from '@shop/domain/facts/guidanceText';
import { startLoads } from '@shop/domain/facts/loadLimits';
import { sameVesselRule } from '../phrases';
import { postCards } from '../postCards';
import type { Post } from './Post';

export const sustainableCandleMaking: Post = {
  ...postCards['sustainable-candle-making'],
  meta: {
    title: 'Sustainable Candle Making at Home',
    description:
      'Make candles with less waste: pick a wax with open eyes, reuse jars safely, buy the right amount, save energy at the stove and burn to the end.',
  },
  intro:
    'No one makes candles to save the planet. But a hobby that you love is a good place to be careful, and the careful way is usually the cheaper one, too. These are the habits that make the largest difference at a kitchen table, with the reasons behind them.',
  sections: [
    {
      id: 'wax',
      title: 'Choose wax with open eyes',
      blocks: [
        'The first question is always which wax is greenest, and the honest answer is that each has a bill to pay. **Soy** grows back every year and needs little energy to melt, but it’s farmed on large fields and often travels far. **Beeswax** is a by-product of honey. If you have a beekeeper nearby, hardly any wax comes with a shorter journey, and there’s never enough of it. **Coconut** wax comes from a crop that yields a lot on little land, from far away, and it’s usually blended with something firmer. **Paraffin** is a by-product of refining oil: it’s there anyway, and it doesn’t grow back.',
        'There’s no perfect wax. Pick a wax that suits what you make, buy it in a quantity that you’ll use, and learn it so well that you stop wasting it. A spoiled batch of the greenest wax is worse than a good batch of any other. Our [wax guide](/guides/wax-types) sets the waxes side by side.',
        'Be wary of big words. “Natural”, “clean” and “eco” aren’t protected terms for candles. Ask what is in the wax and where it comes from. A seller who knows will tell you.',
        { kind: 'picture', picture: 'soy-wax-flakes' },
      ],
    },
    {
      id: 'amounts',
      title: 'Make what you need',
      blocks: [
        'The easiest waste to avoid is the wax that never becomes a candle. It sits in the pitcher, sets on the spoon, and ends up in the trash.',
        {
          kind: 'list',
          items: [
            'Work the amount out before you melt. The [wax calculator](/wax-calculator) takes the inside of your jar and gives you grams; the [supplies calculator](/tools/supplies-calculator) does it for a whole batch.',
            'Weigh the oil as well. With the [fragrance calculator](/tools/fragrance-calculator) you use what the recipe asks for and not a drop more: ' +
              `${startLoads}; soy holds at most ${maximumLoadPercent.soy}% and beeswax ${maximumLoadPercent.beeswax}%, and what is above that doesn’t scent the room, it seeps out.`,
            'Keep a “leftovers” tin. Pour the last of each unscented batch into it and melt it down as fire starters or as the core of a pillar.',
            'Sort scented leftovers by mood, fresh or warm, and pour them into one surprise jar a month. Some of the best blends are accidents.',
          ],
        },
        `Test candles aren’t waste, but they can be few. Start from the [wick guide](/tools/wick-guide), so that you test three sizes and not six. ${sameVesselRule} A scent is another matter: whether you like a blend, a two-ounce tin tells you as well as an eight-ounce jar does, and uses a quarter of the wax.`,
      ],
    },
    {
      id: 'jars',
      title: 'Let jars come back',
      blocks: [
        'Glass outlives the candle by decades, and making it takes far more heat than melting wax does. Using a jar ten times is the biggest single saving in the hobby. It asks for a routine:',
        {
          kind: 'list',
          isOrdered: true,
          items: [
            'Stop burning when half an inch of wax is left. That’s safer as well: the last of the wax is when glass overheats.',
            'Stand the jar in hot, not boiling, water until the rest comes loose, and lift it out in one piece.',
            'Pry off the wick tab. Collect tabs: they’re steel, and a magnet finds them in the scrap box.',
            'Wipe the glass with paper while it’s warm, then wash it with hot soapy water. Throw the paper away; wax that goes down the drain sets there, around everything else.',
            'Dry it for a day and hold it up to the light. A chip, a scratch or a hairline crack means that it becomes a pencil cup.',
          ],
        },
        'Ask friends to bring their jars back, and pour them a refill at cost. It turns a present into a habit, and you’ll know every jar by name.',
        '**Not every glass may come back as a candle.** Jam jars, drinking glasses and wine glasses are made for food, not for flames, and can crack without warning. Candle glass is thicker and annealed to take the heat. See what makes a vessel safe in our [container guide](/guides/container-selection) before you raid the kitchen cabinet.',
      ],
    },
    {
      id: 'energy',
      title: 'Spend less heat',
      blocks: [
        'Melting two pounds of wax takes less energy than a long hot shower, so you won’t save much here. Still, the habits are easy. Use a pan with a lid. Use just enough water to reach as high as the wax. Choose the burner that fits the pan. Turn the heat off a little before the wax has melted through, and let the water finish the job.',
        'Melt once, pour often. Two pitchers in one wide pan use little more than one. If you make candles for a market, one long day a month is kinder than ten short evenings, because tools and pan only warm up once.',
        'And let candles cool by themselves. A fridge uses power, cracks the wax and loosens it from the glass.',
      ],
    },
    {
      id: 'packaging',
      title: 'Wrap less, label better',
      blocks: [
        'A candle in a jar is nearly its own packaging. It wants a cover against dust and lost scent, a label and, for the mail, padding. That’s all. Wood-pulp paper crumples into good padding, and so do the boxes that your own supplies came in. Cut them into strips.',
        'A good label saves more than paper. It says what the candle is, how long to let it burn, how short to trim the wick, and that the jar may be used again. People throw away things that they don’t understand.',
        'Choose labels that wash off. A label that survives the dishwasher looks fine until you want the jar back. Paper with a water-soluble glue is kinder than plastic film.',
      ],
    },
    {
      id: 'burning',
      title: 'Burn it well, burn it all',
      blocks: [
        'A candle that tunnels throws away half of its wax, and no choice of material makes up for that. Burning well is the most sustainable thing you can teach the people who get your candles:',
        {
          kind: 'list',
          items: [
            `Wait ${cureTime} after pouring before the first burn.`,
            `Trim the wick to ${trimmedWick} every time. A short wick burns cleaner and makes the candle last longer.`,
            `Let the first burn go on until the whole top has melted: ${meltPoolTime}.`,
            'Keep it out of drafts, which make one side melt and the other stay.',
            'Stop after four hours, and let it set before you light it again.',
          ],
        },
        temperatureCaution,
        'If a candle has tunneled already, don’t give up on it. Foil around the rim for an hour, with a hole in the middle, usually brings the edges down. More rescues are in [Troubleshooting Candle Making](/blog/troubleshooting-candle-making).',
      ],
    },
    {
      id: 'shopping',
      title: 'Buy slowly',
      blocks: [
        'Every maker has a drawer of oils that seemed like a good idea. Oils age: citrus fades within a year or so, and even vanilla is at its best while it’s young. Before you order, open the drawer. Could two of these make the scent you have in mind?',
        'Buy wax in the largest bag that you’ll finish within a year, since one big bag needs less packaging than four small ones and travels once. Order with a friend. Choose wicks by the jar you use most, and stay with that jar. A maker with one jar, one wax and three wicks wastes less than one with a shelf full of possibilities, and makes better candles.',
        'When something is left over after all, pass it on. Schools, nursing homes and scout troops are glad to have wax and wicks, and someone there is about to pour a first candle.',
      ],
    },
    {
      id: 'first-steps',
      title: 'Three things to do this week',
      blocks: [
        'You don’t have to change everything at once. If you start with three habits, start with these:',
        {
          kind: 'list',
          isOrdered: true,
          items: [
            '**Weigh the leftovers.** After your next batch, put pitcher and spoon on the scale before you clean them. The number is what you can save with the calculator alone.',
            '**Start a jar box.** Put it where your family passes. It will fill faster than you think.',
            '**Write a burn card.** Four lines, the ones from the list above, on the back of your label. Give it away with every candle.',
          ],
        },
        'None of this makes a candle perfect. It makes the next one a little better than the last, which is how this hobby works anyway.',
      ],
    },
  ],
  related: [
    { to: '/tools/wick-guide', text: 'Wick guide: the right wick wastes no wax' },
    { to: '/tools/fragrance-calculator', text: 'Fragrance calculator: no drop too many' },
    { to: paths.containerSelection, text: 'Choosing Candle Containers' },
    { to: paths.wax, text: 'All waxes' },
  ],
};
