import { vessels } from '@shop/domain/facts/vessels';
import { wickNames } from '@shop/domain/facts/wickNames';
import { firstChoice, planPacks } from '../components/recipe-to-cart/planPacks';
import { soldPacks } from '../embed/soldPacks';
import type { SupplyNeed } from './figures';
import { listFittingWicks } from './listFittingWicks';

const namesFor = (...asked: Parameters<typeof listFittingWicks>) =>
  listFittingWicks(...asked).map(({ slug }) => wickNames[slug]);

test('every vessel that we sell has a wick that we sell, for each wax that we sell', () => {
  for (const { diameterCm } of vessels) {
    for (const wax of ['soy', 'coconut', 'beeswax'] as const) {
      expect(listFittingWicks(diameterCm, wax)).not.toEqual([]);
    }
  }
});

test('no wick is offered for a width that none suits', () => {
  expect(listFittingWicks(12, 'soy')).toEqual([]);
  expect(listFittingWicks(4, 'soy')).toEqual([]);
  // The first width of the next size.
  expect(listFittingWicks(9, 'soy')).toEqual([]);
});

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
  const need: SupplyNeed = {
    wax: 'beeswax',
    waxGrams: 0,
    fragranceGrams: 0,
    wicks,
    candles: 0,
    filled: { diameterCm: 8, heightCm },
    wickSize: null,
    vessel: null,
  };
  const packs = planPacks(need, soldPacks, firstChoice(need, soldPacks));
  expect(packs.map(({ row, packs: count }) => [row.slug, count])).toEqual([['braided-cotton-wicks', spools]]);
});
