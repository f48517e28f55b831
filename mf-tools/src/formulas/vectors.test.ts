import { calculateFragrance, loadOnSlider } from './calculateFragrance';
import { calculateSupplies } from './calculateSupplies';
import { calculateWax } from './calculateWax';
import { vectors } from './vectors/vectors';
import { wickGuideRow } from './wickSizes';

test('there are at least 200 vectors', () => {
  const { wax, fragrance, supplies, wickGuide } = vectors;
  expect(wax.length + fragrance.length + supplies.length + wickGuide.length).toBeGreaterThanOrEqual(200);
});

test.each(vectors.wax)('wax: $name', ({ inputs, expected }) => {
  expect(calculateWax(inputs)).toMatchObject(expected);
});

test.each(vectors.fragrance)('fragrance: $name', ({ inputs, expected }) => {
  expect(calculateFragrance(inputs)).toMatchObject(expected);
});

test.each(vectors.supplies)('supplies: $name', ({ inputs, expected }) => {
  const { byWeight, estimate } = calculateSupplies(inputs);
  const { waxGrams, fragranceGrams } = byWeight;
  expect({ ...estimate, waxGrams, fragranceGrams }).toEqual(expected);
});

test.each(vectors.wickGuide)('wick guide: $name', ({ inputs, expected }) => {
  const row = wickGuideRow(inputs.diameterCm);
  expect({ eco: row?.eco ?? null, cd: row?.cd ?? null }).toEqual(expected);
});

test.each([
  [0.2, 1],
  [3.3, 3.5],
  [8, 5],
])('a load of %d %% is %d %% on the slider for beeswax', (load, onSlider) => {
  expect(loadOnSlider(load, 'beeswax')).toBe(onSlider);
});

test('fragrance is a share of the wax, not of the candles', () => {
  const [turnedDown] = vectors.turnedDown;
  expect(turnedDown?.fragranceGrams).toBe(0.4);
  const { fragranceGrams } = calculateWax({ diameterCm: 8, heightCm: 9, candles: 4, wax: 'soy' });
  expect(fragranceGrams).toBe(162.9);
});
