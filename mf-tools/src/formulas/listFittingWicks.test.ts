import { vessels } from '@shop/domain/facts/vessels';
import { listFittingWicks } from './listFittingWicks';

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
