import { fragranceOilGramsPerMl } from '@shop/facts/waxes';
import { boxContents } from './boxContents';
import { candlesText, contentsList, oilMl, vesselCount, waxGrams, wickCount } from './boxText';
import { bundles, products } from './products';

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

test('the list names grams, milliliters and pieces', () => {
  const list = contentsList(boxContents['beginner-candle-making-kit'] ?? never());
  expect(list.slice(0, 4)).toEqual([
    '500 g (17.6 oz) of soy wax flakes',
    '30 ml (1 fl oz) of Vanilla Bean fragrance oil',
    '4 tabbed cotton wicks',
    '1 clear glass jar for about 230 g of wax, empty',
  ]);
});

function never(): never {
  throw new Error('no such box');
}
