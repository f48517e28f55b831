import type { PictureName } from './pictures';

export type TutorialCard = {
  slug: string;
  title: string;
  description: string;
  picture: PictureName;
  /** Length of the video (rule content.given-figures). */
  minutes: number;
};

export const tutorialCards = {
  'beginners-guide': {
    slug: 'beginners-guide',
    title: 'Beginner’s Guide to Candle Making',
    description:
      'The five steps of a first soy candle, one at a time. Watch them first, then plan about an hour at the stove and a day or two of curing.',
    picture: 'video-beginners-guide',
    minutes: 15,
  },
  'pouring-techniques': {
    slug: 'pouring-techniques',
    title: 'Pouring Techniques for Smooth Tops',
    description: 'Warm jars, the right temperature and a slow hand: how to pour a candle that sets level.',
    picture: 'video-pouring-techniques',
    minutes: 12,
  },
  troubleshooting: {
    slug: 'troubleshooting',
    title: 'Troubleshooting Your Candles',
    description:
      'Tunnels, soot, weak scent and rough tops: read what a candle tells you and fix the next one.',
    picture: 'video-troubleshooting',
    minutes: 18,
  },
} as const satisfies Record<string, TutorialCard>;

export type TutorialSlug = keyof typeof tutorialCards;
