import { brand } from '@shop/site/brand';

/** Our Story, paragraph by paragraph. */
export const story: [string, ...string[]] = [
  `${brand.name} began with a simple wish: that a first candle should work.`,
  'Making candles looks easy and is full of small traps. The wick is a size too small, the wax a little too hot, the jar not made for fire. Shops sell you the parts and leave the rest to luck.',
  'We do it the other way round. Our wax, wicks, oils and containers are chosen to go together, our guides say why as well as how, and our calculators do the sums before you melt a single flake.',
];

export const values = [
  {
    title: 'Things that fit',
    text: 'A small range, where every wick has a jar and every oil has a wax. Less to choose, more that works.',
  },
  {
    title: 'Advice with reasons',
    text: 'We tell you why a temperature matters and where a table is only a starting point. You should be able to disagree with us.',
  },
  {
    title: 'Safety first',
    text: 'Fire is beautiful and not to be trifled with. Limits stand where you need them, not in small print.',
  },
  {
    title: 'Honest words',
    text: 'No wax is perfect and no scent heals anything. We say what a product is and what it is not.',
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
    text: 'You give candles away, and somebody asks how it is done. Now you are the one who knows.',
  },
];
