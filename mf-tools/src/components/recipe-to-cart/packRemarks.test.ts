import { soldPacks } from '../../embed/soldPacks';
import type { SupplyNeed } from '../../formulas/figures';
import { remarksOn } from './packRemarks';

/** Four candles, 5 in wide and 4 in high. */
const need: SupplyNeed = {
  wax: 'soy',
  waxGrams: 4633.3,
  fragranceGrams: 463.3,
  wicks: 12,
  candles: 4,
  filled: { diameterCm: 12.7, heightCm: 10.16 },
  wickSize: 'X-Large (CD-16/18)',
  vessel: null,
};

test('a wick that we do not sell is named with how many it takes', () => {
  expect(remarksOn(need, soldPacks)[0]).toMatch(/Look for 12 × X-Large \(CD-16\/18\)/);
});

test('remarks leave the measures to the recipe, which has them in the units that were typed', () => {
  const remarks = remarksOn(need, soldPacks);
  expect(remarks).toHaveLength(2);
  for (const remark of remarks) expect(remark).not.toMatch(/\bcm\b/);
});
