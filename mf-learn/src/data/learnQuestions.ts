import { cureTime, starterKitCandles, trimmedWick } from '@shop/domain/facts/guidanceText';
import type { Question } from './Question';

/** The four short answers of the learn page (rule content.learn). */
export const learnQuestions: Question[] = [
  {
    id: 'where-to-start',
    question: 'Where should a beginner start?',
    answer: `With soy wax, a pre-tabbed cotton wick and one jar. Our [beginner kit](/product/beginner-candle-making-kit) has all of it and makes about ${starterKitCandles} candles. The [beginner’s video](/video-tutorials/beginners-guide) goes with it.`,
  },
  {
    id: 'how-much-wax',
    question: 'How much wax do I need?',
    answer:
      'Measure the inside of your container and let the [wax calculator](/tools/wax-calculator) do the math. Add a tenth for what stays in the pitcher.',
  },
  {
    id: 'how-long',
    question: 'How long until I can burn my candle?',
    answer: `Give it ${cureTime} to cure, under a lid or a saucer, as a starting point. The scent grows stronger as the oil settles into the wax.`,
  },
  {
    id: 'is-it-safe',
    question: 'Is candle making safe at home?',
    answer: `Yes, with care. Melt wax in a water bath, keep a thermometer in it, never leave melting wax alone, and keep children and pets away from the stove. Trim the wick to ${trimmedWick} before every burn.`,
  },
];
