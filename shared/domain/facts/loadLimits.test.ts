import { maximumLoadPercent } from './fragranceLoads';
import { loadLimits } from './loadLimits';

test('the two waxes that are named with one limit have the same', () => {
  expect(maximumLoadPercent.coconut).toBe(maximumLoadPercent.soy);
  expect(loadLimits).toBe('up to 10% in soy and coconut, up to 5% in beeswax');
});
