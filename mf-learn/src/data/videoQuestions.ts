import { cureTime, starterKitCandles } from '@shop/domain/facts/guidanceText';
import type { Question } from './Question';

/** The four questions of the video page (rule content.videos). */
export const videoQuestions: Question[] = [
  {
    id: 'need-a-kit',
    question: 'Do I need a kit to follow along?',
    answer: `No. Each tutorial starts with a list of what you need, and much of it is in your kitchen already. A [starter kit](/candle-making-kits/beginners) saves the shopping and makes about ${starterKitCandles} candles.`,
  },
  {
    id: 'which-first',
    question: 'Which video should I watch first?',
    answer:
      'The [Beginner’s Guide](/video-tutorials/beginners-guide). Pour one candle with it, then watch [Pouring Techniques](/video-tutorials/pouring-techniques) while your candle cures.',
  },
  {
    id: 'how-long-in-all',
    question: 'How long does it take to make a candle?',
    answer: `About an hour at the stove, most of it waiting for the wax to melt and to cool. Then the candle cures for ${cureTime} before its first burn.`,
  },
  {
    id: 'read-instead',
    question: 'Can I read the steps instead?',
    answer: 'Yes. Every tutorial has its five steps in words and pictures, below the player.',
  },
];
