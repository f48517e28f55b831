import { maximumLoadPercent } from '@shop/facts/fragranceLoads';
import { starterKitCandles } from '@shop/facts/guidanceText';

/** Why soy wax: five benefits (rule catalogue.soy-kits). */
export const soyBenefits = [
  {
    title: 'Melts low',
    text: 'A water bath on low heat is enough, and there is time to pour without haste.',
  },
  {
    title: 'Cleans up with soap',
    text: 'Hot water and washing-up liquid take it off jugs, spoons and worktops.',
  },
  { title: 'Carries scent well', text: `Up to ${maximumLoadPercent.soy}% of its weight in fragrance oil.` },
  { title: 'Made from plants', text: 'Pressed from soybeans, a crop that grows back every year.' },
  { title: 'Forgiving', text: 'A pour that comes a little early or late still makes a good candle.' },
];

/** What the kits hold, taken together: eight contents (rule catalogue.soy-kits). */
export const soyKitContents = [
  `Soy wax flakes, measured for ${starterKitCandles} candles`,
  'One or two fragrance oils',
  'Cotton wicks',
  'Wick stickers',
  'A glass jar',
  'A tin or a ceramic vessel',
  'A booklet with steps, temperatures and safety notes',
  'A page for your burn tests',
];
