import { paths } from '@shop/contracts/paths';
import { maximumLoadPercent } from '@shop/domain/facts/fragranceLoads';
import { temperatureCaution, trimmedWick } from '@shop/domain/facts/guidanceText';
import { coveredCure } from '../phrases';
import { postCards } from '../postCards';
import type { Post } from './Post';

export const artOfScentLayering: Post = {
  ...postCards['art-of-scent-layering'],
  meta: {
    title: 'The Art of Scent Layering with Candles',
    description:
      'How to burn two or three candles so that they smell like one blend: pairing notes, placing candles in a room, timing, and mistakes to avoid.',
  },
  intro:
    'You can mix a scent in the bottle, or you can mix it in the air. Layering means burning two or three candles with different scents, in one room, so that they meet halfway. It costs nothing but a little attention, and it’s the quickest way to learn what fragrances do to each other.',
  sections: [
    {
      id: 'why-layer',
      title: 'Why layer at all?',
      blocks: [
        'A candle with one fragrance oil plays one tune. That’s often what you want: clean linen in the bathroom, vanilla in the living room. But most scents that we remember from real places are made of several. A bakery is butter, sugar, warm spice and the paper of the bags. A garden after rain is wet leaves, earth and whatever is in bloom. No single bottle holds that.',
        'You could blend oils and pour the blend. Our guide to [fragrance blending](/guides/fragrance-blending) shows how. Blending has one drawback: once the wax is poured, the mix is fixed. If the lavender turns out too loud, you own a loud lavender candle for the next forty hours of burning.',
        'Layering keeps the choice open. Light one candle, wait, and light the second only if the room wants it. Blow one out when the guests arrive. Move one to the hall. And when you’ve found a pair that you keep coming back to, you know which oils to blend in your next batch, and roughly in which proportion.',
      ],
    },
    {
      id: 'three-roles',
      title: 'Give each candle a role',
      blocks: [
        'Think of a small band. One keeps the rhythm, one sings, and one adds the odd high note. Three soloists at once are noise. Scents behave the same way.',
        '**The base** is the floor of the room. It’s warm, slow and a little plain: vanilla, amber, sandalwood, soft spice. You stop noticing it after ten minutes and would miss it if it went. Light it first and let it burn longest. [Vanilla Bean](/product/vanilla-bean) is made for this job.',
        '**The heart** is what people name when they come in. “It smells of lavender in here.” It has character without being sharp: flowers, herbs, fruit that is more ripe than sour. [French Lavender](/product/french-lavender) does it well, and so does [Pumpkin Spice](/product/pumpkin-spice) in October.',
        '**The lift** is the window that someone opened. Citrus, linen, mint, sea air. It’s the first thing you notice and the first to fade, and a small candle is plenty. [Clean Linen](/product/clean-linen) lifts almost anything.',
        'Two roles are enough for most rooms. Base and heart make a cozy evening; heart and lift make a bright morning. All three belong in a large room, or in a house where the doors stand open.',
      ],
    },
    {
      id: 'pairs',
      title: 'Pairs that work',
      blocks: [
        'There are no laws about taste, but some families get along better than others. Scents that share a mood agree; scents that contrast in temperature, one warm and one cool, often agree too. Two strong characters from the same family tend to argue: two different flowers, or two sweet bakes, blur into something that is neither.',
        {
          kind: 'table',
          table: {
            caption: 'Four pairs from four oils',
            columns: ['Pair', 'Mood', 'Which leads', 'Good for'],
            rows: [
              [
                'French Lavender and Vanilla Bean',
                'Calm, warm',
                'Lavender, by two to one',
                'Bedroom, evening',
              ],
              ['Clean Linen and French Lavender', 'Fresh, tidy', 'Linen', 'Bathroom, guest room'],
              ['Pumpkin Spice and Vanilla Bean', 'Sweet, cozy', 'Pumpkin', 'Kitchen, fall'],
              ['Clean Linen and Vanilla Bean', 'Soft, sunny', 'About even', 'Living room, all day'],
            ],
          },
        },
        'You won’t find pumpkin spice with clean linen in that list. They are both good at what they do, and in the same room they smell like a bakery next door to a laundromat. Try it once, to train your nose: knowing why a pair fails teaches as much as finding one that works.',
        {
          kind: 'picture',
          picture: 'spice-oil',
          caption: 'A strong character: let it lead, or leave it out.',
        },
      ],
    },
    {
      id: 'placing',
      title: 'Place them apart',
      blocks: [
        'If two candles stand side by side, you don’t smell a blend; you smell whichever is stronger. Give each one some air. In a normal living room, six to ten feet between them is about right. Put the base where the air is still, in a corner or on a low table. Put the lift where people come in, since it should be met first. The heart belongs near the middle.',
        'Air moves in a room whether you feel it or not. Warm air rises above a radiator, runs along the ceiling and sinks at the window. A candle at the foot of that stream scents the whole room; one at the end of it scents the curtain. It should not be near the curtain in any case. Keep every flame a foot away from anything that can burn, out of drafts, and out of reach of children and pets.',
        'And count before you light. Two candles in a bedroom, three in a living room: more than that is no longer scent, it’s fog. If your eyes or your throat notice the candles, open a window and put one out.',
      ],
    },
    {
      id: 'timing',
      title: 'Take your time',
      blocks: [
        'Noses tire quickly. After a few minutes in a scent, you no longer smell it, and the temptation is to light another. This is the most common mistake in layering. So work in steps:',
        {
          kind: 'list',
          isOrdered: true,
          items: [
            `Trim all wicks to ${trimmedWick}.`,
            'Light the base and give it a quarter of an hour while you read or cook in the same room. A candle smells of its melted wax, and that takes time to form.',
            'Step to the window, take a few breaths of fresh air, and turn back. Is the scent there, but quiet? Good: light the heart.',
            'Wait another ten minutes, take another breath at the window, and ask yourself what is missing. If the answer is “nothing”, stop here.',
            'If the room feels heavy, light the lift. If it feels crowded, put out the heart rather than adding anything.',
            'After an hour, put everything out and leave the room for a minute. What you smell when you come back is what your guests will smell.',
          ],
        },
        'Stay with the candles the whole time, or let someone else sit with them. If you have to leave the room, put them out first and pick up the step later; the wax melts faster the second time.',
      ],
    },
    {
      id: 'pour-for-layering',
      title: 'Pour candles that layer well',
      blocks: [
        'Candles that burn alone may be strong. Candles that burn together should be modest. When you pour for layering, three things help.',
        `**Go easy on the oil.** Soy takes up to ${maximumLoadPercent.soy}% fragrance by weight, beeswax ${maximumLoadPercent.beeswax}%. For layering, six percent in soy is enough, and four may do for a base note. The [fragrance calculator](/tools/fragrance-calculator) turns percent into grams. If that sounds stingy, remember that three of them will burn at once.`,
        '**Match the burn.** Use the same jar and the same wax for the whole set, so that the candles melt at the same pace. If one forms its pool in half an hour and the other in two hours, they never play together. A wick that fits is half of this: look your jar up in the [wick guide](/tools/wick-guide) and burn-test one candle before you pour the set.',
        `**Let them cure.** Give each candle ${coveredCure}. A candle that was poured this morning smells of warm wax first and of your oil second, and you’ll blame the pairing. ${temperatureCaution}`,
        'Small jars are better than large ones. Six small candles with six different scents can be combined in fifteen pairs, and each of them burns out before you tire of it.',
      ],
    },
    {
      id: 'notebook',
      title: 'Keep a scent notebook',
      blocks: [
        'We have few words for scent, and we forget it quickly. A notebook helps with both. For each evening, write four lines: which candles, where they stood, how long they burned, and one sentence on what it felt like. Not “nice”. Try “like the hall of my aunt’s house”, or “a clean shirt in the sun”, or “too sweet by nine o’clock”.',
        'After ten evenings, read it through. You’ll find that you like two or three things again and again, and that some oil you bought on a whim appears in all of them. That’s your base. You’ll also find one pair that you never wrote a bad word about. Blend those two, in the proportion that the notes suggest, pour a test candle, and give it a name.',
        'That’s all there is to it: no rare gift, just the patience to light one candle, wait, and notice.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Five mistakes, and how to avoid them',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Lighting everything at once.** You can’t tell what each candle adds. Start with one.',
            '**Pairing two loud scents.** If both would fill the room alone, choose one of them and give it a quiet partner.',
            '**Judging by the cold candle.** Oils change when they’re warm. Smell the melted wax from a few feet away before you decide on a pair.',
            '**Forgetting the room.** Coffee, dinner, a wet dog and fresh paint are scents too. Air the room first and layer afterwards.',
            '**Never changing the set.** Noses get used to a pair within a week or two. Rotate three sets, and each one is new again when its turn comes.',
          ],
        },
      ],
    },
  ],
  related: [
    { to: '/tools/fragrance-calculator', text: 'Fragrance calculator: percent to grams' },
    { to: '/tools/wick-guide', text: 'Wick guide: the right wick for your jar' },
    { to: '/guides/fragrance-blending', text: 'Fragrance Blending Basics' },
    { to: paths.fragranceOils, text: 'All fragrance oils' },
  ],
};
