import { paths } from '@shop/contracts/paths';
import { cureTime, preheatTemperature, temperatureCaution } from '@shop/domain/facts/guidanceText';
import { formatTemperature, waxTemperatures } from '@shop/domain/facts/temperatures';
import { tutorialCards } from '../tutorialCards';
import type { Tutorial } from './Tutorial';

const { soy, coconut, beeswax } = waxTemperatures;

export const pouringTechniques: Tutorial = {
  ...tutorialCards['pouring-techniques'],
  meta: {
    title: 'Video: Candle Pouring Techniques',
    description:
      'Pour candles with smooth, level tops: warm the jars, catch the right temperature, pour slowly, let them rest and top up. Five steps with pictures.',
  },
  supplies: [
    'Melted wax with its fragrance already stirred in',
    'Clean jars with their wicks set and centered',
    'A pitcher with a spout, and a thermometer',
    'A cooling rack or a wooden board, away from drafts',
    'A heat gun or hair dryer for the last touch',
  ],
  steps: [
    {
      name: 'Warm the containers',
      text: `Warm the jars to ${preheatTemperature} in a low oven or with a hair dryer, and stand them on a board with space between them.`,
      more: 'Cold glass chills the outer layer of wax at once. It shrinks away from the wall and leaves dull patches, known as wet spots.',
      picture: 'clear-tumblers',
    },
    {
      name: 'Wait for the temperature',
      text: `Let the wax cool to its pouring range: soy ${formatTemperature(soy.pourAt)}, coconut blend ${formatTemperature(coconut.pourAt)}, beeswax ${formatTemperature(beeswax.pourAt)}.`,
      more: 'Stir gently now and then while it cools, so that it doesn’t thicken at the edge. Start in the middle of the range and note what you used: your room and your jars make a difference.',
      picture: 'thermometer',
    },
    {
      name: 'Pour in one slow stream',
      text: 'Hold the spout close to the jar and pour beside the wick, slowly and without stopping, to half an inch below the rim.',
      more: 'A high or hasty stream whips air into the wax, and the air comes up later as pinholes. If bubbles show, tap the jar lightly with a spoon.',
      picture: 'pouring-close',
    },
    {
      name: 'Let it rest',
      text: 'Leave the jars where they stand, away from drafts, until the wax is firm and the glass is cool.',
      more: 'Fast cooling is behind most cracks and frosting. In a cold room, put a cardboard box over the jars and let them take their time.',
      picture: 'resting-jars',
    },
    {
      name: 'Fix the top',
      text: `Fill a hollow with a little wax kept from the same batch, or smooth a rough top with warm air, then cure for ${cureTime}.`,
      more: 'Before you top up, poke a hole or two beside the wick with a skewer: a hollow that shows on top often goes on below. Pour the second layer about 10°F warmer than the first, so that they join.',
      picture: 'sunken-top',
    },
  ],
  tips: [
    temperatureCaution,
    'Keep back a tenth of each batch for topping up; the [wax calculator](/wax-calculator) reminds you to melt that much more.',
    'Wipe the spout between jars. The last drip is what runs down the outside.',
    'Set wax goes back into the pitcher; wax never goes down the drain.',
  ],
  named: {
    heading: 'What you need for this tutorial',
    products: [
      { slug: 'medium-candle-making-kit', name: 'Medium Candle Making Kit' },
      { slug: 'premium-wax', name: 'Premium Coconut Blend Wax' },
      { slug: 'clear-glass-jars', name: 'Clear Glass Jars' },
    ],
  },
  related: [
    { to: '/video-tutorials/troubleshooting', text: 'Next video: Troubleshooting Your Candles' },
    { to: paths.waxTypes, text: 'Melting and pouring temperatures' },
    { to: paths.containerSelection, text: 'Choosing Candle Containers' },
  ],
};
