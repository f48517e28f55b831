import { paths } from '@shop/contracts/paths';
import type { SkillLevel } from './categories';
import type { LinkCard } from './linkCard';

/** What the page of one skill level says around its kit. */
type KitLevelContent = {
  title: string;
  description: string;
  intro: string;
  /** Where the card leads (rule catalogue.kit-level). */
  getLink: (slug: string) => string;
  /** Text of one more link to the kit, and where it leads; none on the expert page. */
  moreLink?: { text: string; getLink: (slug: string) => string };
  adviceTitle: string;
  advice: { question: string; answer: string }[];
  /** Slugs of what goes well with the kit. */
  extraSlugs: string[];
  links: LinkCard[];
};

const byShop = (slug: string) => `/shop/kits/${slug}`;

export const kitLevelContent: Record<SkillLevel, KitLevelContent> = {
  beginner: {
    title: 'Beginner Candle Making Kits',
    description:
      'A first candle-making kit with everything measured out: soy wax, vanilla scent, wicks, a jar and a tin, and a booklet that takes you through it.',
    intro:
      'For your first candles. Nothing to weigh: wax and scent are measured out, and the booklet takes you from flakes to flame.',
    getLink: paths.product,
    moreLink: { text: 'See everything in the box', getLink: byShop },
    adviceTitle: 'What you’ll learn',
    advice: [
      { question: 'Melting safely', answer: 'In a water bath, never over a flame, and never alone.' },
      {
        question: 'Adding scent',
        answer: 'When the wax is warm enough to hold it, and not so hot that it fades.',
      },
      {
        question: 'Waiting',
        answer: 'A day or two of curing does more for a candle than another ounce of oil.',
      },
    ],
    extraSlugs: ['soy-wax', 'pre-tabbed-cotton-wicks', 'clear-glass-jars'],
    links: [
      {
        to: '/video-tutorials/beginners-guide',
        title: 'Video: a beginner’s guide',
        text: 'The five steps of a first candle, shown one at a time.',
      },
      {
        to: '/candle-making-kits/medium',
        title: 'Medium kits',
        text: 'The next step, once you like how your first batch burns.',
      },
    ],
  },
  intermediate: {
    title: 'Medium Candle Making Kits',
    description:
      'A candle-making kit for the next step: a steel pitcher, more soy wax, two fragrance oils to blend and wicks in two sizes to test against each other.',
    intro:
      'For makers with a few candles behind them who want to choose scent, load and wick for themselves.',
    getLink: byShop,
    adviceTitle: 'What you’ll learn',
    advice: [
      {
        question: 'Weighing',
        answer: 'Fragrance is a share of the weight of the wax. From here on, you use a scale.',
      },
      {
        question: 'Blending',
        answer: 'Two oils make more than two scents. Blend on paper before you blend in wax.',
      },
      {
        question: 'Burn tests',
        answer: 'Two wick sizes, one recipe, one vessel: you’ll see which candle burns better.',
      },
    ],
    extraSlugs: ['french-lavender', 'premium-cotton-wicks', 'luxury-glass-containers'],
    links: [
      {
        to: '/guides/fragrance-blending',
        title: 'How to blend fragrances',
        text: 'The load for each wax, and blends to start with.',
      },
      {
        to: '/candle-making-kits/expert',
        title: 'Expert kits',
        text: 'Two waxes, three vessels and a thermometer.',
      },
    ],
  },
  advanced: {
    title: 'Expert Candle Making Kits',
    description:
      'A candle-making kit for experienced makers: beeswax and coconut blend, three vessels, two scents, pitcher, thermometer and log sheets for burn tests.',
    intro:
      'For makers who change one thing at a time and write it down. Two waxes, three vessels and a thermometer.',
    getLink: paths.product,
    adviceTitle: 'What you’ll learn',
    advice: [
      {
        question: 'Mixing waxes',
        answer: 'Beeswax for strength, coconut for a smooth top: find the mix that suits your glass.',
      },
      {
        question: 'Temperatures',
        answer: 'Melt, add, pour: three numbers you now read instead of guessing.',
      },
      {
        question: 'Width and wick',
        answer: 'Pour one wax into three widths, and you’ll see what a wick does better than on any chart.',
      },
    ],
    extraSlugs: ['premium-wax', 'beeswax-flakes', 'braided-cotton-wicks'],
    links: [
      {
        to: paths.wickSelection,
        title: 'How to choose a wick',
        text: 'Kinds, sizes, and how to read a burn test.',
      },
      {
        to: paths.suppliesCalculator,
        title: 'Supplies calculator',
        text: 'Wax, oil, wicks and cost for a batch.',
      },
    ],
  },
};
