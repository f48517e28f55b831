import { soldWicks } from '@shop/domain/facts/soldWicks';
import { vessels } from '@shop/domain/facts/vessels';
import { wickNames } from '@shop/domain/facts/wickNames';
import { cdByDiameterInches, ecoByDiameterCm } from '@shop/domain/facts/wicks';
import productRows from '@shop/mf-catalog/products.json' with { type: 'json' };
import { listFittingWicks } from './listFittingWicks';
import { cmToInches, inchesToCm } from './units';
import { cdWick, ecoWick, wicksPerCandle } from './wickSizes';

test('the vessels of the calculators are those of the catalogue, piece for piece', () => {
  const sold = productRows.filter((row) => row.category === 'container');
  expect(
    vessels.map(({ slug, diameterCm, heightCm, pieces }) => [slug, diameterCm, heightCm, pieces]),
  ).toEqual(sold.map((row) => [row.slug, row.vessel_diameter_cm, row.vessel_height_cm, row.pack_amount]));
});

test('the wicks of the facts are those of the catalogue', () => {
  const sold = productRows.filter((row) => row.category === 'wick').map(({ slug, name }) => [slug, name]);
  expect(soldWicks.map(({ slug }) => [slug, wickNames[slug]]).sort()).toEqual(sold.sort());
});

test('for every width that a wick is sold for, its calculator names that wick', () => {
  for (const { size, fromCm, belowCm } of soldWicks) {
    for (let cm = fromCm; cm < belowCm; cm += 0.05) {
      if (size.startsWith('ECO')) expect(ecoWick(cm)).toBe(size);
      if (size.startsWith('CD')) expect(cdWick(cmToInches(cm))).toContain(size.replace(' ', '-'));
    }
  }
});

test('every wick that a calculator names, to a tenth of a millimeter and at 3 inches, is the one that is sold', () => {
  const sizesFor = (cm: number) => listFittingWicks(cm, 'soy').map(({ size }) => size);
  for (let hundredths = 300; hundredths <= 1500; hundredths++) {
    const cm = hundredths / 100;
    const named = [
      ...(/CD-8/.test(cdWick(cmToInches(cm))) ? ['CD 8'] : []),
      ...(ecoWick(cm) === 'ECO 4' ? ['ECO 4'] : []),
    ];
    expect([cm, ...sizesFor(cm)]).toEqual([cm, ...named]);
  }
  expect(sizesFor(inchesToCm(3))).toContain('CD 8');
  expect(sizesFor(inchesToCm(2))).toEqual([]);
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
  expect([0.5, 4, 4.01, 5, 6, 6.1].map((inches) => wicksPerCandle(inches))).toEqual([1, 1, 3, 3, 3, 4]);
});
