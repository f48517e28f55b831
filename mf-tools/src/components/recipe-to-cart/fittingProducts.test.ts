import { wickNames } from '@shop/domain/facts/wickNames';
import { soldPacks } from '../../embed/soldPacks';
import type { SupplyNeed } from '../../formulas/figures';
import { fittingVessels, recipeWicks } from './fittingProducts';
import { firstChoice, planPacks } from './planPacks';

const toNeed = (diameterCm: number, wax: SupplyNeed['wax'], heightCm: number, wicks = 1): SupplyNeed => ({
  wax,
  waxGrams: 0,
  fragranceGrams: 0,
  wicks,
  candles: 0,
  filled: { diameterCm, heightCm },
  wickSize: null,
  vessel: null,
});
const namesFor = (...asked: Parameters<typeof toNeed>) =>
  recipeWicks(toNeed(...asked)).map(({ slug }) => wickNames[slug]);

test('a wick reaches the rim above what is filled: 15 cm pre-tabbed, 20 cm without tabs, none above', () => {
  expect(namesFor(7.2, 'soy', 13.7)).toEqual(['Pre-Tabbed Cotton Wicks', 'Premium Cotton Wicks']);
  expect(namesFor(7.2, 'soy', 13.8)).toEqual(['Premium Cotton Wicks']);
  expect(namesFor(7.2, 'soy', 18.7)).toEqual(['Premium Cotton Wicks']);
  expect(namesFor(7.2, 'soy', 18.8)).toEqual([]);
});

test('a spool suits any height that it is long enough for', () => {
  expect(namesFor(8, 'beeswax', 30)).toEqual(['Braided Cotton Wicks']);
  expect(namesFor(8, 'beeswax', 908.9)).toEqual(['Braided Cotton Wicks']);
  expect(namesFor(8, 'beeswax', 909)).toEqual([]);
});

test.each([
  // As many as the pack names, however short they are cut.
  [6, 60, 1],
  [6, 61, 2],
  // 20.08 cm each: 45 from a spool.
  [15, 45, 1],
  [15, 58, 2],
  // 35.08 cm each: 26 from a spool.
  [30, 52, 2],
  [30, 60, 3],
])('filled %d cm high, %d wicks of braid take %d spools', (heightCm, wicks, spools) => {
  const need = toNeed(8, 'beeswax', heightCm, wicks);
  const packs = planPacks(need, soldPacks, firstChoice(need, soldPacks));
  expect(packs.map(({ row, packs: count }) => [row.slug, count])).toEqual([['braided-cotton-wicks', spools]]);
});

test.each([
  [7.5, 5.81, ['clear-glass-jars']],
  [7.6, 5.65, []],
  // Its content, 8 % and 11 % more, and 8 % and 11 % less.
  [7.5, 6.27, ['clear-glass-jars']],
  [7.5, 6.45, []],
  [7.5, 5.35, ['clear-glass-jars']],
  [7.5, 5.17, []],
])('a vessel that is %d cm wide and filled %d cm high takes %p', (wide, high, slugs) => {
  expect(fittingVessels(toNeed(wide, 'soy', high)).map(({ slug }) => slug)).toEqual(slugs);
});
