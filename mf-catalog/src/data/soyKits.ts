/** Why soy wax: five benefits (specification §2). */
export const soyBenefits = [
  { title: 'Melts low', text: 'A water bath is enough: no thermometer needed for a first batch.' },
  {
    title: 'Cleans up with soap',
    text: 'Hot water and washing-up liquid take it off jugs, spoons and worktops.',
  },
  { title: 'Carries scent well', text: 'Up to 10% of its weight in fragrance oil.' },
  { title: 'Made from plants', text: 'Pressed from soybeans, a crop that grows back every year.' },
  { title: 'Forgiving', text: 'A pour that comes a little early or late still makes a good candle.' },
];

/** What the kits hold, taken together: eight contents (specification §2). */
export const soyKitContents = [
  'Soy wax flakes, measured for two to four candles',
  'One or two fragrance oils',
  'Cotton wicks',
  'Wick stickers',
  'A glass jar',
  'A tin or a ceramic vessel',
  'A booklet with steps, temperatures and safety notes',
  'A page for your burn tests',
];
