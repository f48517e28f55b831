import { maximumLoadPercent } from '@shop/domain/facts/fragranceLoads';

/** Why soy wax: five benefits (rule catalogue.soy-kits). */
export const soyBenefits = [
  { title: 'Melts low', text: 'A water bath on low heat is enough, and there is no rush to pour.' },
  {
    title: 'Cleans up with soap',
    text: 'Wipe pitchers and spoons while they’re warm; hot water and dish soap take off the rest.',
  },
  { title: 'Carries scent well', text: `Up to ${maximumLoadPercent.soy}% of its weight in fragrance oil.` },
  { title: 'Made from plants', text: 'Pressed from soybeans, which are harvested every year.' },
  { title: 'Forgiving', text: 'Pour a little early or a little late, and you still get a good candle.' },
];

/** What the kits hold, taken together: eight contents (rule catalogue.soy-kits). */
export const soyKitContents = [
  'Soy wax flakes, 450 to 750 g',
  'One or two bottles of fragrance oil, 40 to 60 ml in all',
  'Four to eight cotton wicks',
  'Wick stickers',
  'A glass or ceramic jar',
  'A tin or a ceramic tumbler',
  'A booklet with steps and safety notes',
  'A page for your burn tests',
];
