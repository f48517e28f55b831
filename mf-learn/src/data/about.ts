import { brand } from '@shop/domain/site/brand';

/** Our Story, paragraph by paragraph. */
export const story: [string, ...string[]] = [
  `${brand.name} began with a simple wish: that a first candle should work.`,
  'Making candles looks easy, and there’s a lot that can go wrong: the wick is a size too small, the wax a little too hot, the jar not made for a flame. Most shops sell you the parts and leave the rest to luck.',
  'We do it the other way around. Our wax, wicks, oils and containers are chosen to go together, our guides explain why as well as how, and our calculators do the math before you melt a single flake.',
];

export const values = [
  {
    title: 'Things that fit',
    text: 'A small range, where every wick suits one of our vessels, or beeswax in a mold of yours, and every oil our waxes. Less to choose from, more that works.',
  },
  {
    title: 'Advice with reasons',
    text: 'We tell you why a temperature matters and where a table is only a starting point. Check our reasons, and disagree if you like.',
  },
  {
    title: 'Safety first',
    text: 'We love a flame, and we respect it. Our limits are where you need them, not in the fine print.',
  },
  {
    title: 'Honest words',
    text: 'No wax is perfect, and no scent cures anything. We tell you what a product is and what it isn’t.',
  },
];

export const journey = [
  {
    title: 'Start',
    text: 'A beginner kit, one jar, one wax. You follow five steps and light your own candle a day or two later.',
  },
  {
    title: 'Understand',
    text: 'You change one thing at a time: a wick, a temperature, a pour. The guides tell you what to look for.',
  },
  {
    title: 'Create',
    text: 'You blend scents, choose vessels and write labels. The calculators keep the batch on track.',
  },
  {
    title: 'Share',
    text: 'You give candles away, and someone asks how you made them. Now you’re the one who knows.',
  },
];
