import { paths } from '@shop/contracts/paths';
import { maximumLoadPercent } from '@shop/domain/facts/fragranceLoads';
import {
  addTemperature,
  meltPoolTime,
  preheatTemperature,
  temperatureCaution,
  trimmedWick,
} from '@shop/domain/facts/guidanceText';
import { formatTemperature, waxTemperatures } from '@shop/domain/facts/temperatures';
import { coveredCure, sameVesselRule } from '../phrases';
import { postCards } from '../postCards';
import type { Post } from './Post';

export const troubleshootingCandleMaking: Post = {
  ...postCards['troubleshooting-candle-making'],
  meta: {
    title: 'Troubleshooting Candle Making',
    description:
      'Tunnels, soot, sinkholes, frosting, wet spots and weak scent: what causes each candle fault, how to rescue it, and what to change next time.',
  },
  intro:
    'Every maker has a shelf of candles that didn’t work. Each one taught its maker something. This article goes through the faults that turn up most often, what causes them, how to rescue the candle in front of you, and the one change to try with the next.',
  sections: [
    {
      id: 'method',
      title: 'First, a method',
      blocks: [
        'Different causes can look the same. A candle can smoke because its wick is too large, or too long, or because it stands beside an open window. If you change all three at once, the smoke stops and you’ve learned nothing. So, before you look anything up, three rules.',
        {
          kind: 'list',
          isOrdered: true,
          items: [
            `**Rule out the simple things.** Trim the wick to ${trimmedWick}, move the candle out of drafts, and burn it again. Half of all faults end here.`,
            `**Change one thing at a time.** Make the next candle exactly like the last, in the same vessel, except for that one thing. ${sameVesselRule}`,
            '**Write it down.** Wax, oil and its percentage, wick, jar, pouring temperature, room temperature, date. A fault that you can repeat is nearly solved.',
          ],
        },
        'The table gives you the short version. The sections below it explain.',
        {
          kind: 'table',
          table: {
            caption: 'Candle faults at a glance',
            columns: ['Fault', 'Most likely cause', 'First change to try'],
            rows: [
              [
                'Tunnel down the middle',
                'Wick too small, first burn too short',
                'Burn until the top has melted; then one wick size up',
              ],
              ['Smoke and soot', 'Wick too long or too large', 'Trim; then one wick size down'],
              ['Black cap on the wick', 'Wick too large', 'Trim; then one wick size down'],
              [
                'Flame drowns',
                'Wick too small, too much oil',
                'Put it out and soak up some melted wax; then one wick size up',
              ],
              ['Hollow around the wick', 'Poured too hot', 'Pour cooler, keep wax for topping up'],
              [
                'White bloom (frosting)',
                'Natural wax, fast cooling',
                'Pour cooler, cool slower, or welcome it',
              ],
              ['Dull patches on the glass', 'Cold glass, fast cooling', 'Warm the jars'],
              ['Weak scent', 'Cure too short, melt pool too small', 'Wait; then one wick size up'],
              ['Oil on top', 'More oil than the wax holds', 'Less oil, longer stirring'],
            ],
          },
        },
      ],
    },
    {
      id: 'tunneling',
      title: 'Tunneling',
      blocks: [
        'The flame sinks into a narrow shaft and leaves a wall of wax around it. Two things cause it. Either the wick is too small to melt the whole width, or the first burn was too short. Wax has something like a memory: where the melted pool ends the first time, it tends to end the next time. One hour of burning for each inch of width is a good rule for the first evening.',
        '**To rescue it,** let the candle cool, wrap aluminum foil around the rim so that it leans inward like a low roof, and leave a hole the size of a coin in the middle. Light the candle and stay with it. In an hour or so, the trapped heat brings the walls down. The foil gets hot; let it cool before you take it off.',
        '**Next time,** try one wick size up. Look your diameter up in the [wick guide](/tools/wick-guide), and if you’re already at the size it names, think about two wicks. A wide jar is happier with two small ones than with a single large one.',
        {
          kind: 'picture',
          picture: 'tunnel',
          caption: 'A tunnel: the flame has sunk, and the wall stays cold.',
        },
      ],
    },
    {
      id: 'smoke',
      title: 'Smoke, soot and mushrooms',
      blocks: [
        'A flame smokes when it gets more fuel than it can burn. The tip of the wick grows a black cap, the mushroom; bits of it fall into the wax, and a gray film creeps up the glass. In a draft, even a good flame smokes, since it’s torn away from its fuel and comes back too rich.',
        `**To rescue it,** put the candle out, let the wax set, pinch off the cap and cut the wick to ${trimmedWick}. Wipe the soot off the glass with a dry cloth. Move the candle away from windows, fans and the path to the door.`,
        '**Next time,** if a trimmed wick in still air still smokes, go one size down. Check the oil as well: some heavy oils, vanilla among them, burn more slowly and build up at the tip. Less oil, or a wick of another kind, can help more than another size.',
        'Take a smoking candle in a hot jar seriously. If you can’t hold the glass for a moment, the flame is too big for its vessel. Put it out and don’t light it again.',
      ],
    },
    {
      id: 'drowning',
      title: 'A flame that drowns',
      blocks: [
        'The opposite fault: a flame like a grain of rice in a deep pool, which goes out by itself. The wick melts wax but can’t drink it fast enough. It’s too small, or clogged by too much oil or dye, or someone trimmed it down to nothing.',
        '**To rescue it,** let the candle burn until there’s a little pool, put it out, and soak up some of the liquid wax with a paper towel. That frees the tip of the wick. Do it twice, and a wick that was cut too short is long enough again.',
        '**Next time,** one size up, or less oil. If the same wick worked in unscented wax, the oil is to blame.',
      ],
    },
    {
      id: 'sinkholes',
      title: 'Hollows, cracks and pinholes',
      blocks: [
        'Wax shrinks as it sets, and it sets from the outside in. The middle is last, and what is missing there shows as a hollow around the wick, sometimes with a cave below. The hotter you pour, the more it shrinks.',
        `**To rescue it,** poke the hollow open with a skewer, so that no air stays below, and fill it with wax from the same batch, about 10°F warmer than the first pour. For a rough top, a hair dryer is enough: melt the surface evenly, and leave it alone.`,
        `**Next time,** pour cooler. For soy, try ${formatTemperature(waxTemperatures.soy.pourAt)}; for coconut blend, ${formatTemperature(waxTemperatures.coconut.pourAt)}. Pour slowly, close to the jar, so that no air is whipped in. Then do nothing: don’t move the jar, don’t put it in the fridge, don’t blow on it. Cracks across the top are almost always a sign of cooling too fast.`,
        { kind: 'tip', title: 'About temperatures', text: temperatureCaution },
      ],
    },
    {
      id: 'frosting',
      title: 'Frosting and wet spots',
      blocks: [
        '**Frosting** is the white, crystal bloom on soy wax, most visible on colored candles. It’s the wax taking up its natural form. It doesn’t change how the candle burns or smells. You can reduce it by pouring cooler, warming the jars and letting them cool in a box; you can’t stop it. Many makers leave soy uncolored and call frosting a feature, which is fair.',
        `**Wet spots** aren’t wet. They’re places where the wax has let go of the glass, so that you look at a thin layer of air. They come and go with the weather. Clean glass helps, and so does warming the jars to ${preheatTemperature} before pouring. If a candle must look perfect, choose an opaque or a frosted jar. The wax inside will do what it likes, and no one will know.`,
      ],
    },
    {
      id: 'weak-scent',
      title: 'A scent that isn’t there',
      blocks: [
        'This is the complaint that makes people reach for the bottle, and the bottle is rarely the answer. A candle throws scent from its melted wax. Ask four questions, in this order:',
        {
          kind: 'list',
          isOrdered: true,
          items: [
            `**Has it cured?** Give it ${coveredCure}. Soy goes on improving for a week or more. Then light another candle from the same batch, and compare.`,
            `**Is the pool wide enough?** After ${meltPoolTime}, the melted wax should be near the glass and half an inch deep. If it isn’t, the wick is too small, and no amount of oil will change that.`,
            `**Was the oil bound?** Stir it in at ${addTemperature}, for two full minutes. Poured into wax that is too cool, it stays in streaks and pockets.`,
            `**Was there enough?** Only now look at the load. Soy takes up to ${maximumLoadPercent.soy}% of its weight, beeswax ${maximumLoadPercent.beeswax}%, and the [fragrance calculator](/tools/fragrance-calculator) turns that into grams.`,
          ],
        },
        'Then ask a friend. After an afternoon of pouring, your own nose has closed for the day. Someone who has just come in from outside will smell a candle that you would swear is dead.',
      ],
    },
    {
      id: 'seeping',
      title: 'Oil on top',
      blocks: [
        'Beads or a film of oil on cold wax mean that the wax could not hold what you gave it. This one is about safety, not looks: free oil near a flame can flare. Blot it with paper, and don’t burn the candle until the top stays dry for a few days. If it goes on sweating, melt the candle down, add unscented wax of the same kind, and pour again.',
        'The usual causes are a load above the limit, an oil that was measured by volume and not by weight, and stirring that was too short. A sudden change of temperature can make a good candle sweat for an hour, too; that kind dries by itself.',
      ],
    },
    {
      id: 'sputtering',
      title: 'Crackles, spits and leaning flames',
      blocks: [
        '**A candle that spits** has water in it. It came from a wet jar, from steam over the water bath, or from a wick that was stored in the bathroom. Put it out, because hot wax on skin hurts, and let it dry for a few days. Next time, dry everything twice and keep a cloth around the foot of the pitcher when you lift it out of the pan. A wooden wick crackles too, but evenly and low. That’s its charm.',
        '**A flame that leans** melts one side and leaves the other. Either the wick is off center, or the air in the room has a favorite direction. Give the jar half a turn. If the flame still points at the same window, it’s the draft; if it points at the same side of the jar, it’s the wick. Press a leaning wick straight while the wax is soft, and fix the next one with a bar across the rim while the candle sets.',
        '**A flame that flickers** in still air is nearly always too long a wick. Trim it and look again.',
      ],
    },
    {
      id: 'prevention',
      title: 'The ten-minute check before the next batch',
      blocks: [
        'Most of these faults can be prevented before the wax is even warm. Read this list aloud while the water heats:',
        {
          kind: 'list',
          items: [
            'Jars clean, dry, warm, and all of one kind.',
            'Wick size looked up, wick centered, tab stuck down.',
            'Wax and oil weighed, and the oil within the limit of the wax.',
            'Thermometer in the wax, not leaning on the bottom.',
            'A place to cool, level and out of drafts, where no one needs to move anything before tomorrow.',
            'Notebook open, pen ready.',
          ],
        },
        'And if something still goes wrong, you’ve learned something. The candle with the crater in the middle has just told you what temperature to try next.',
      ],
    },
    {
      id: 'when-to-stop',
      title: 'When to stop and throw it away',
      blocks: [
        'Some candles should not be rescued. Don’t burn a candle again if the jar has a crack or a chip, if the glass was too hot to hold, if the whole surface has caught fire once, or if oil keeps seeping out. Let it go cold, scrape out the wax, and reuse the wax in a new vessel with a fresh wick. Wax forgives nearly everything. Glass doesn’t.',
        'If wax in a pitcher ever catches fire, turn off the heat, put a lid on it and leave it there. Never use water on burning wax, and don’t carry the pitcher anywhere.',
      ],
    },
  ],
  related: [
    { to: '/tools/wick-guide', text: 'Wick guide: sizes by diameter' },
    { to: '/tools/fragrance-calculator', text: 'Fragrance calculator: oil within the limit' },
    { to: paths.wickSelection, text: 'Choosing the Right Wick' },
    { to: '/video-tutorials/troubleshooting', text: 'Video: Troubleshooting Your Candles' },
  ],
};
