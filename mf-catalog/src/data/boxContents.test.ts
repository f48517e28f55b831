import { defaultLoadPercent } from '@shop/domain/facts/fragranceLoads';
import { kitLacks } from '@shop/domain/facts/makersTools';
import { fragranceOilGramsPerMl } from '@shop/domain/facts/waxes';
import { boxContents } from './boxContents';
import { candlesText, contentsList, oilMl, vesselCount, waxGrams, wickCount } from './boxText';
import { kitComparison } from './kitComparison';
import { bundles, products } from './products';
import { soyKitContents } from './soyKits';

const boxes = [...products.filter(({ category }) => category === 'kit'), ...bundles];

test('every kit and every bundle says what is in it, and nothing else does', () => {
  expect(Object.keys(boxContents).sort()).toEqual(boxes.map(({ slug }) => slug).sort());
});

test.each(boxes.map(({ slug }) => slug))(
  '%s: the wax fills its vessels, with a wick and scent for each',
  (slug) => {
    const contents = boxContents[slug];
    if (!contents) throw new Error(slug);
    const needed = contents.vessels.reduce((sum, { grams, pieces }) => sum + grams * pieces, 0);
    expect(waxGrams(contents)).toBeGreaterThanOrEqual(needed);
    expect(wickCount(contents)).toBeGreaterThanOrEqual(vesselCount(contents));
    const load = (100 * oilMl(contents) * fragranceOilGramsPerMl) / waxGrams(contents);
    expect(load).toBeGreaterThan(3);
    expect(load).toBeLessThanOrEqual(10);
  },
);

test('the number of candles follows from what is inside', () => {
  const told = Object.fromEntries(Object.entries(boxContents).map(([slug, box]) => [slug, candlesText(box)]));
  expect(told).toEqual({
    'beginner-candle-making-kit': '2–4 candles',
    'medium-candle-making-kit': '3–4 candles',
    'expert-candle-making-kit': '3–5 candles',
    'complete-candle-gift-set': '3 candles',
    'luxury-candle-making-gift-box': '2 candles',
    'deluxe-gift-set': '3 candles',
    'holiday-candle-making-bundle': '2 candles',
  });
});

test('no box makes more candles than it has wicks', () => {
  expect(
    candlesText({
      waxes: [{ name: 'soy wax flakes', grams: 1000 }],
      oils: [],
      wicks: [{ name: 'cotton wicks', pieces: 3 }],
      vessels: [{ name: 'tin', pieces: 1, grams: 100 }],
      extras: [],
    }),
  ).toBe('3 candles');
});

test('cards say how many candles a box makes, as its contents do', () => {
  for (const { slug, candles } of boxes) {
    expect(`${candles} candles`).toBe(candlesText(boxContents[slug] ?? never()));
  }
});

test('the list names grams, milliliters and pieces', () => {
  const list = contentsList(boxContents['beginner-candle-making-kit'] ?? never());
  expect(list.slice(0, 4)).toEqual([
    '500 g (17.6 oz) of soy wax flakes',
    '40 ml (1.4 fl oz) of Vanilla Bean fragrance oil',
    '4 tabbed cotton wicks',
    '1 clear glass jar for about 230 g of wax, empty',
  ]);
});

/** The wax of the calculators that a box names in its own words. */
const getWaxType = (name: string) =>
  name.startsWith('soy') ? 'soy' : name.startsWith('bees') ? 'beeswax' : 'coconut';

test.each(boxes.map((box) => [box.slug, box] as const))(
  '%s: its wax type is that of most of the wax inside',
  (slug, { waxType }) => {
    const [most] = [...(boxContents[slug]?.waxes ?? [])].sort((a, b) => b.grams - a.grams);
    expect(waxType).toBe(getWaxType(most?.name ?? ''));
  },
);

test.each(boxes.filter(({ waxType }) => waxType === 'soy').map(({ slug }) => slug))(
  '%s: its oil is the load that the calculators start with',
  (slug) => {
    const contents = boxContents[slug] ?? never();
    const load = (100 * oilMl(contents) * fragranceOilGramsPerMl) / waxGrams(contents);
    expect(Math.round(load)).toBe(defaultLoadPercent);
  },
);

test('what the soy page says of its kits holds for every one of them', () => {
  const soy = boxes
    .filter(({ waxType }) => waxType === 'soy')
    .map(({ slug }) => boxContents[slug] ?? never());
  const grams = soy.map(waxGrams);
  const oils = soy.map(oilMl);
  expect(soyKitContents).toContain(`Soy wax flakes, ${Math.min(...grams)} to ${Math.max(...grams)} g`);
  expect(soyKitContents).toContain(
    `One or two bottles of fragrance oil, ${Math.min(...oils)} to ${Math.max(...oils)} ml in all`,
  );
  expect([Math.min(...soy.map(wickCount)), Math.max(...soy.map(wickCount))]).toEqual([4, 8]);
  for (const box of soy) {
    expect(box.waxes.map(({ name }) => name)).toEqual(['soy wax flakes']);
    expect(box.vessels.some(({ name }) => /jar$/.test(name))).toBe(true);
    expect(box.vessels.some(({ name }) => /tin$|ceramic tumbler$/.test(name))).toBe(true);
    expect(box.extras).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/wick stickers/),
        expect.stringMatching(/steps, safety notes and a burn-test page$/),
      ]),
    );
  }
});

test('what one brings to a kit is not in it, and what the table calls its tools is', () => {
  const getBox = (level: string) =>
    contentsList(boxContents[products.find(({ skillLevel }) => skillLevel === level)?.slug ?? ''] ?? never())
      .join(' ')
      .toLowerCase();
  for (const [level, tools] of Object.entries(kitLacks)) {
    for (const tool of tools) expect(getBox(level)).not.toContain(tool);
  }
  for (const [level, { tools }] of Object.entries(kitComparison)) {
    for (const tool of tools.toLowerCase().split(', ')) {
      expect(getBox(level)).toContain(tool.split(' ')[0]);
    }
  }
});

function never(): never {
  throw new Error('no such box');
}
