import { paths } from '@shop/contracts/paths';
import { LinkCards } from '../../components/LinkCards';

const learnCards = [
  {
    to: paths.guides,
    title: 'Guides',
    text: 'Wax, wicks, containers and blending: what to choose, and why, with tables to look things up in.',
  },
  {
    to: paths.videoTutorials,
    title: 'Video Tutorials',
    text: 'From the first pour to mending a candle that tunnels, step by step, each in under twenty minutes.',
  },
  {
    to: paths.waxCalculator,
    title: 'Wax Calculator',
    text: 'Enter the size of your jar and get grams of wax and fragrance, and a wick size to start from.',
  },
];

/** Learn Candle Making: three ways in (rule catalogue.home-links). */
export function LearnCards() {
  return (
    <section aria-labelledby="learn">
      <h2 id="learn">Learn Candle Making</h2>
      <LinkCards cards={learnCards} />
    </section>
  );
}
