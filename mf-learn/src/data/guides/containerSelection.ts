import { paths } from '@shop/contracts/paths';
import { cureTime, preheatTemperature, temperatureCaution } from '@shop/domain/facts/guidanceText';
import { formatGap } from '@shop/domain/facts/vesselContents';
import { vessels } from '@shop/domain/facts/vessels';
import { guideCards } from '../guideCards';
import { sameVesselRule } from '../phrases';
import type { Guide } from './Guide';

export const containerSelection: Guide = {
  ...guideCards['container-selection'],
  meta: {
    title: 'How to Choose Candle Containers',
    description:
      'Glass, ceramic or tin? How to tell a safe candle container from a risky one, which size and shape to pick, and how to prepare it.',
  },
  intro:
    'A container has a serious job: it holds hot wax and an open flame for hours, on your furniture. This guide shows what makes a vessel safe, how its width and height change the way a candle burns, and how to prepare it before you pour.',
  sections: [
    {
      id: 'materials',
      title: 'Materials',
      blocks: [
        '**Glass** made for candles is the usual choice. It shows the flame, comes in even sizes and can be used again. Look for thick walls, a thick base and the words “heat resistant” or “made for candles”. Our tumblers are candle glass; a thin drinking glass from the kitchen isn’t.',
        '**Ceramic** holds heat and looks handmade. It must be glazed on the inside and fired for use with heat; an unglazed pot soaks up wax until the wax reaches the outside, next to the flame.',
        '**Metal tins** are light, unbreakable and come with a lid. They grow hot outside, so they need a mat or a saucer under them. Choose tins with a rolled rim and no glued seam.',
        {
          kind: 'table',
          table: {
            caption: 'Container materials compared',
            columns: ['Material', 'Strength', 'Watch out for', 'Good with'],
            rows: [
              ['Candle glass', 'Shows the flame, reusable', 'Cold drafts, chips', 'Soy, coconut blend'],
              ['Glazed ceramic', 'Holds heat, opaque', 'Cracks in the glaze', 'Soy, beeswax'],
              ['Tin', 'Light, with lid', 'Hot outside', 'Soy, travel candles'],
              [
                'Plastic, wood, thin glass',
                'None',
                'Melts, burns or breaks: don’t use it',
                'Nothing that burns',
              ],
            ],
          },
        },
        {
          kind: 'picture',
          picture: 'colored-vessels',
          caption: 'Thick glass with a heavy base stays steady.',
        },
      ],
    },
    {
      id: 'safety',
      title: 'Safety',
      blocks: [
        'Most accidents with candles begin with the wrong vessel. Before you pour, ask of every container:',
        {
          kind: 'list',
          items: [
            '**Can it crack?** Hold it to the light and look for chips, bubbles and hairlines. One flaw is enough to put it aside.',
            '**Can it leak?** Fill it with water, leave it on a paper towel overnight, and look for a damp ring.',
            '**Can it burn?** No wood, plastic, paper, varnish or paint on the inside. Cut ribbons and labels well below the rim.',
            '**Can it tip?** The base should be no narrower than the top. Push it gently: it should slide, not tilt.',
            '**Does it narrow at the top?** A narrow neck traps heat. Leave bottles and bulb shapes for flowers.',
          ],
        },
        {
          kind: 'tip',
          title: 'The heat test',
          text: 'Burn the first candle of every new kind of container yourself, on a heatproof tray, and stay in the room. After an hour, the outside should be hot to the touch but not too hot to hold for a moment. If it is too hot to hold, the wick is too large or the wall too thin: put it out, and don’t light it again.',
        },
      ],
    },
    {
      id: 'size-and-shape',
      title: 'Size and shape',
      blocks: [
        'The **inside diameter** matters most, because it decides the wick. Measure it across the inside, at the height where the wax will stand. A straight cylinder is the easiest shape: the wick that suits its top suits its bottom too.',
        {
          kind: 'table',
          table: {
            caption: 'What a diameter is good for',
            columns: ['Inside diameter', 'Good for', 'Wicks', 'Remember'],
            rows: [
              ['Up to 2 in (5 cm)', 'Votives, samples', '1', 'Heats up quickly: small wick'],
              ['2–3 in (5–7.5 cm)', 'Everyday jars', '1', 'The easiest size to learn with'],
              ['3–4 in (7.5–10 cm)', 'Large jars', '1 large', 'Test the melt pool with care'],
              ['Over 4 in (10 cm)', 'Bowls', 'Several', 'One wick won’t reach the rim'],
            ],
          },
        },
        `These are starting points; the [wick guide](/wick-guide) has the full size tables, and a burn test has the last word. **Tall** vessels burn for longer but starve the flame of air near the bottom; a height of no more than about one and a half times the diameter is comfortable. **Tapered** vessels get narrower as they burn down: choose the wick for the middle. Whatever the shape, leave ${formatGap(vessels[0])} free below the rim.`,
        {
          kind: 'picture',
          picture: 'clear-tumblers',
          caption: 'Straight walls make the wick easy to choose.',
        },
      ],
    },
    {
      id: 'tips',
      title: 'Tips',
      blocks: [
        {
          kind: 'list',
          items: [
            'Buy a few jars more than you need and keep to one kind. Your notes only help while the container stays the same.',
            sameVesselRule,
            'Wash new containers with hot soapy water and dry them fully. Dust keeps wax from holding on to glass; water makes it spit.',
            `Warm them to ${preheatTemperature} before pouring. Cold glass makes wet spots, the dull patches where wax has let go of the wall.`,
            'Stick the wick tab down with a dot of glue or a sticker, dead center, and hold the wick upright with a bar across the rim.',
            `Once the wax is cold, cover the candle with a lid or a saucer, and leave it to cure ${cureTime}.`,
            'How much wax does a vessel take? The [wax calculator](/wax-calculator) works it out from diameter and height, or plan a whole batch with the [supplies calculator](/tools/supplies-calculator).',
            temperatureCaution,
            'To use a jar again, stop burning when half an inch of wax is left, warm the jar in hot water, lift the rest out and wash it. Retire it as soon as you see a chip.',
          ],
        },
      ],
    },
  ],
  named: {
    heading: 'Containers in this guide',
    products: [
      { slug: 'clear-glass-jars', name: 'Clear Glass Jars' },
      { slug: 'luxury-glass-containers', name: 'Luxury Glass Containers' },
    ],
  },
  related: [
    { to: paths.wickSelection, text: 'Choosing the Right Wick' },
    { to: paths.waxTypes, text: 'Guide to Candle Wax Types' },
    { to: paths.waxCalculator, text: 'Wax calculator: how much wax a container needs' },
    { to: '/video-tutorials/pouring-techniques', text: 'Video: Pouring Techniques for Smooth Tops' },
  ],
};
