import { paths } from '@shop/contracts/paths';
import type { PictureName } from './pictures';

/** Guide card (rule content.guides). */
export type GuideCard = {
  id: string;
  title: string;
  description: string;
  picture: PictureName;
  link: string;
  category: 'Materials';
};

export const guideCards = {
  'wax-types': {
    id: 'wax-types',
    title: 'Guide to Candle Wax Types',
    description:
      'Soy, beeswax, coconut blend and paraffin side by side: how each one melts, pours, holds scent and burns.',
    picture: 'guide-wax-types',
    link: paths.waxTypes,
    category: 'Materials',
  },
  'container-selection': {
    id: 'container-selection',
    title: 'Choosing Candle Containers',
    description:
      'Which glass, ceramic and tin vessels are safe to burn in, and how size and shape change the candle.',
    picture: 'guide-container-selection',
    link: paths.containerSelection,
    category: 'Materials',
  },
  'wick-selection': {
    id: 'wick-selection',
    title: 'Choosing the Right Wick',
    description:
      'Cotton, wooden, zinc core and specialty wicks, a size chart by container diameter and a way to test them.',
    picture: 'guide-wick-selection',
    link: paths.wickSelection,
    category: 'Materials',
  },
  'fragrance-blending': {
    id: 'fragrance-blending',
    title: 'Fragrance Blending Basics',
    description:
      'How much oil each wax holds, when to stir it in, and how to build a blend of top, middle and base notes.',
    picture: 'guide-fragrance-blending',
    link: '/guides/fragrance-blending',
    category: 'Materials',
  },
} as const satisfies Record<string, GuideCard>;
