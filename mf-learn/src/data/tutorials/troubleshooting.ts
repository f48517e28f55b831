import { paths } from '@shop/contracts/paths';
import { cureTime, temperatureCaution, trimmedWick } from '@shop/domain/facts/guidanceText';
import { sameVesselRule } from '../phrases';
import { tutorialCards } from '../tutorialCards';
import type { Tutorial } from './Tutorial';

export const troubleshooting: Tutorial = {
  ...tutorialCards.troubleshooting,
  meta: {
    title: 'Video: Troubleshooting Your Candles',
    description:
      'Why candles tunnel, smoke, smell of nothing or set with rough tops, and the one change to try first. Five steps with pictures, for any wax.',
  },
  supplies: [
    'The candle that went wrong, and your notes about it',
    'A ruler and a pair of wick scissors',
    'Wicks one size smaller and one size larger',
    'A heat gun or hair dryer, and some aluminum foil',
    'A heatproof tray for the test burn',
  ],
  steps: [
    {
      name: 'Look before you change anything',
      text: `Trim the wick to ${trimmedWick}, burn the candle for two hours on a heatproof tray, and note flame, smoke and how wide the wax melts.`,
      more: 'Half of all faults are a wick that was never trimmed or a candle that stands in a draft. Rule those out first; they cost nothing.',
      picture: 'three-flames',
    },
    {
      name: 'Rescue a tunnel',
      text: 'Wrap foil around the rim, leave a hole in the middle, and burn the candle until the wax at the wall has melted. Use a larger wick next time.',
      more: 'The foil keeps the heat in and gets hot itself: let it cool before you touch it. If the tunnel comes back, the wick is one size too small for the jar.',
      picture: 'tunnel',
    },
    {
      name: 'Calm a smoking flame',
      text: `Put the candle out, let it cool, trim the wick to ${trimmedWick} and move the candle out of the draft. If it smokes again, go one wick size down.`,
      more: 'A tall flame gets more wax than it can burn; the rest is soot on your glass. If the glass is too hot to hold for a moment, don’t light that candle again: give the next one a smaller wick.',
      picture: 'tall-flame',
    },
    {
      name: 'Wake up a weak scent',
      text: `Check the cure of ${cureTime} first, then the melt pool, then the weight of the oil, in that order.`,
      more: 'A candle smells of its melt pool. If the wick is too small, more oil won’t help; it will drown the flame. The [fragrance guide](/guides/fragrance-blending) has the limits.',
      picture: 'low-wax',
    },
    {
      name: 'Change one thing and test again',
      text: 'Make the next candle with a single change, write it on a label, and compare the two side by side.',
      more: `Change wick, wax and oil at once, and you’ll never know which of them helped. ${sameVesselRule}`,
      picture: 'tabbed-wicks',
    },
  ],
  tips: [
    temperatureCaution,
    'Frosting, the white bloom on soy, is only looks. It doesn’t harm the burn.',
    'A candle that spits has water in it. Put it out, and dry your tools next time.',
    'Don’t burn the last half inch of wax: that is where glass overheats.',
  ],
  named: {
    heading: 'What helps',
    products: [
      { slug: 'pre-tabbed-cotton-wicks', name: 'Pre-Tabbed Cotton Wicks' },
      { slug: 'premium-cotton-wicks', name: 'Premium Cotton Wicks' },
      { slug: 'soy-wax', name: 'Soy Wax' },
    ],
  },
  related: [
    { to: '/blog/troubleshooting-candle-making', text: 'Article: Troubleshooting Candle Making' },
    { to: paths.wickSelection, text: 'Choosing the Right Wick' },
    { to: paths.wickGuide, text: 'Wick guide: sizes by diameter' },
  ],
};
