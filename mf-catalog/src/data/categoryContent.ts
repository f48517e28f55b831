import { paths } from '@shop/contracts/paths';
import {
  addTemperature,
  cureTime,
  starterKitCandles,
  temperatureCaution,
} from '@shop/domain/facts/guidanceText';
import { loadLimits, startLoads } from '@shop/domain/facts/loadLimits';
import { listMissingTools } from '@shop/domain/facts/makersTools';
import { type Category, giftsPath } from './categories';
import type { LinkCard } from './linkCard';

/** What a category page says around its products. */
type CategoryContent = {
  title: string;
  /** Meta description. */
  description: string;
  intro: string;
  /** A way to something that the list below leaves out. */
  aside?: { text: string; link: string; to: string };
  adviceTitle: string;
  advice: { question: string; answer: string }[];
  linksTitle: string;
  links: LinkCard[];
};

export const categoryContent: Record<Category, CategoryContent> = {
  kit: {
    title: 'Candle Making Kits',
    description:
      'Candle-making kits for every level: a first kit with everything measured out, a next one with pitcher and two scents, and one for makers who test and refine.',
    intro: `Three kits, three starting points. Each comes with wax, wicks, scent and something to pour into. A starter kit makes about ${starterKitCandles} candles.`,
    aside: { text: 'A present?', link: 'Gift bundles come boxed, with a ribbon.', to: giftsPath },
    adviceTitle: 'Which kit is yours?',
    advice: [
      {
        question: 'You’ve never poured a candle',
        answer: `Take the Beginner kit. Wax and scent are measured for one batch; you bring ${listMissingTools('beginner')}.`,
      },
      {
        question: 'You’ve poured a few and want to choose for yourself',
        answer:
          'Take the Medium kit. The pitcher makes pouring steady, and two scents are enough for a first blend of your own.',
      },
      {
        question: 'You keep notes on wick sizes',
        answer:
          'Take the Expert kit. Two waxes, three vessels and a thermometer give you something to compare.',
      },
    ],
    linksTitle: 'More ways to choose',
    links: [
      {
        to: '/candle-making-kits/beginners',
        title: 'Beginner kits',
        text: 'For the first pour, with wax and scent measured out.',
      },
      {
        to: '/candle-making-kits/medium',
        title: 'Medium kits',
        text: 'For your next batches, and blends of your own.',
      },
      {
        to: '/candle-making-kits/expert',
        title: 'Expert kits',
        text: 'For testing, comparing and taking notes.',
      },
      {
        to: '/candle-making-kits/soy-wax',
        title: 'Soy wax kits',
        text: 'Every kit and gift we pack with soy wax.',
      },
      { to: giftsPath, title: 'Gift bundles', text: 'Boxed, ribboned and ready to hand over.' },
    ],
  },
  wax: {
    title: 'Candle Wax',
    description:
      'Soy wax, beeswax flakes and a coconut blend for jars, tins and pillars, with melting and pouring ranges and the fragrance load each wax holds.',
    intro:
      'Wax decides more than anything else: how hot you work, how much scent a candle carries, and whether it needs a jar around it.',
    adviceTitle: 'Which wax for which candle?',
    advice: [
      {
        question: 'Jars and tins, first candles',
        answer: 'Soy. It melts at a low heat, washes off with soap and forgives small mistakes.',
      },
      {
        question: 'Pillars, tapers, molds',
        answer: 'Beeswax. It sets hard, stands on its own and burns slowly. It takes little added fragrance.',
      },
      {
        question: 'Glass with a smooth, creamy top',
        answer: 'The coconut blend. It clings to the glass and sets evenly, mostly with a single pour.',
      },
    ],
    linksTitle: 'Before you order',
    links: [
      {
        to: paths.waxTypes,
        title: 'Wax types compared',
        text: 'What each wax is good at, and its melting and pouring ranges.',
      },
      {
        to: '/tools/wax-calculator',
        title: 'Wax calculator',
        text: 'Enter the size of your vessel; get grams of wax and fragrance.',
      },
    ],
  },
  wick: {
    title: 'Candle Wicks',
    description:
      'Cotton wicks for jars, pillars and tapers: coated, braided or with a metal base, with the widths they suit and how to find the right size.',
    intro:
      'A candle with too thin a wick tunnels; with too thick a wick, it smokes. These three cover jars, tins and candles that stand on their own.',
    adviceTitle: 'Which wick for which candle?',
    advice: [
      {
        question: 'A jar, and as little fuss as possible',
        answer: 'Pre-tabbed: stick down the base, pour, trim.',
      },
      {
        question: 'Many jars of one width',
        answer: 'Premium cotton: straight, coated, and the same from batch to batch.',
      },
      {
        question: 'Beeswax, pillars and tapers',
        answer: 'Braided: cut it to length and prime it in the wax that you pour.',
      },
    ],
    linksTitle: 'Find the size',
    links: [
      { to: paths.wickGuide, title: 'Wick guide', text: 'Sizes by the width of your vessel, to start with.' },
      {
        to: paths.wickSelection,
        title: 'How to choose a wick',
        text: 'Kinds of wick, a size chart, and how to run a burn test.',
      },
    ],
  },
  fragrance: {
    title: 'Fragrance Oils',
    description:
      'Fragrance oils for candles: vanilla bean, French lavender, clean linen and pumpkin spice, with flashpoints, usage rates and which ones blend well.',
    intro:
      'Four scents that work alone and together, made for candles and bottled with a dropper for small tests.',
    adviceTitle: 'How much, and when?',
    advice: [
      {
        question: 'How much oil?',
        answer: `A share of the weight of the wax: ${startLoads}, and go ${loadLimits}.`,
      },
      {
        question: 'When does it go in?',
        answer: `At ${addTemperature}, off the heat; stir for two minutes. ${temperatureCaution}`,
      },
      {
        question: 'When can I judge it?',
        answer: `After ${cureTime}. A fresh candle smells weaker than it will later. This is a starting point, too.`,
      },
    ],
    linksTitle: 'Work it out',
    links: [
      {
        to: paths.fragranceCalculator,
        title: 'Fragrance calculator',
        text: 'Enter the weight of your wax; get grams and ounces of oil.',
      },
      {
        to: '/guides/fragrance-blending',
        title: 'How to blend fragrances',
        text: 'The load for each wax, and blends to start with.',
      },
    ],
  },
  container: {
    title: 'Candle Containers',
    description:
      'Glass containers for candles: clear straight-sided jars by the six and fluted vessels in amber, smoke and frost, with inside widths for choosing a wick.',
    intro: 'Glass made for heat. We tell you the inside width, because that’s what you choose the wick by.',
    adviceTitle: 'What to look for',
    advice: [
      {
        question: 'Inside width',
        answer: 'Measure at the top of the wax. It tells you which wick to use, and whether one is enough.',
      },
      {
        question: 'Shape',
        answer: 'Straight sides melt evenly. Where a vessel narrows, the flame comes close to the glass.',
      },
      {
        question: 'Sound glass',
        answer: 'No chips, no cracks, and stop burning at half an inch of wax: hot glass breaks.',
      },
    ],
    linksTitle: 'Before you pour',
    links: [
      {
        to: paths.containerSelection,
        title: 'How to choose a container',
        text: 'Materials, sizes and safety.',
      },
      { to: paths.waxCalculator, title: 'Wax calculator', text: 'How much wax your vessels hold.' },
    ],
  },
};
