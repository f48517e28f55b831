import { vessels } from '@shop/facts/vessels';
import { cdByDiameterInches, ecoByDiameterCm, wickSizeChart } from '@shop/facts/wicks';
import { productRows } from '@shop/mf-catalog/products';
import { inchesToCm } from './units';
import { cdWick, ecoWick, wicksPerCandle } from './wickSizes';

test('the vessels of the calculators are those of the catalogue', () => {
  const sold = productRows
    .filter((row) => row.category === 'container')
    .map((row) => ({
      slug: row.slug,
      diameterCm: row.vessel_diameter_cm,
      heightCm: row.vessel_height_cm,
    }));
  expect(vessels.map(({ slug, diameterCm, heightCm }) => ({ slug, diameterCm, heightCm }))).toEqual(sold);
});

test('every threshold of the wax calculator is "under": the border belongs to the wider size', () => {
  for (const [index, { underCm, size }] of ecoByDiameterCm.entries()) {
    if (underCm === null) continue;
    expect(ecoWick(underCm - 0.001)).toBe(size);
    expect(ecoWick(underCm)).toBe(ecoByDiameterCm[index + 1]?.size);
  }
});

test('every threshold of the supplies calculator is "up to": the border belongs to the smaller size', () => {
  for (const [index, { upToInches, size }] of cdByDiameterInches.entries()) {
    if (upToInches === null) continue;
    expect(cdWick(upToInches)).toBe(size);
    expect(cdWick(upToInches + 0.001)).toBe(cdByDiameterInches[index + 1]?.size);
  }
});

test('one wick up to 4 inches, then half the width, rounded up', () => {
  expect([0.5, 4, 4.01, 5, 6, 6.1].map(wicksPerCandle)).toEqual([1, 1, 3, 3, 3, 4]);
});

test('the size chart of the guides agrees with the wax calculator', () => {
  for (const { inches, eco } of wickSizeChart) expect(eco).toBe(ecoWick(inchesToCm(inches)));
});
