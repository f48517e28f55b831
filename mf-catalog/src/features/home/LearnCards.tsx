import { paths } from '@shop/contracts/paths';
import { LinkCards } from '../../components/LinkCards';
import type { LinkCard } from '../../data/linkCard';

const learnCards: LinkCard[] = [
  {
    to: paths.guides,
    picture: 'home-guides',
    title: 'Guides',
    text: 'Wax, wicks, containers and scent: what to choose and why, with charts to look things up.',
  },
  {
    to: paths.videoTutorials,
    picture: 'home-videos',
    title: 'Video Tutorials',
    text: 'From your first pour to fixing a candle that tunnels, step by step: a one-minute film and a written lesson each.',
  },
  {
    to: paths.waxCalculator,
    picture: 'tools-accessories',
    title: 'Wax Calculator',
    text: 'Enter the size of your jar; get the wax, the fragrance oil and a wick size to start from.',
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
