import type { PictureName } from './pictures';

/** Blog post card (rule content.blog). */
export type PostCard = {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  /** ISO date. */
  date: string;
  picture: PictureName;
  readMinutes: number;
};

/** Newest first. */
export const postCards = {
  'art-of-scent-layering': {
    id: 'post-3',
    title: 'The Art of Scent Layering',
    slug: 'art-of-scent-layering',
    excerpt:
      'Two or three candles can smell like one thoughtful blend. How to pair them, place them and stop in time.',
    date: '2025-05-15',
    picture: 'blog-scent-layering',
    readMinutes: 8,
  },
  'troubleshooting-candle-making': {
    id: 'post-2',
    title: 'Troubleshooting Candle Making',
    slug: 'troubleshooting-candle-making',
    excerpt:
      'Sinkholes, frosting, tunnels and soot: what causes each fault, and the one change to try first.',
    date: '2025-05-08',
    picture: 'blog-troubleshooting',
    readMinutes: 10,
  },
  'sustainable-candle-making': {
    id: 'post-1',
    title: 'Sustainable Candle Making',
    slug: 'sustainable-candle-making',
    excerpt:
      'Less waste, longer burns, jars that come back: small habits that make a candle hobby lighter on the planet.',
    date: '2025-04-29',
    picture: 'blog-sustainable',
    readMinutes: 7,
  },
} as const satisfies Record<string, PostCard>;
