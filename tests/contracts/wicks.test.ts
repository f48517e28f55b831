import { formatOunces } from '@shop/domain/facts/vesselContents';
import { vessels } from '@shop/domain/facts/vessels';
import { waxCalculatorWaxes } from '@shop/domain/facts/waxes';
import { productDetails } from '../../mf-catalog/src/data/productDetails/details';
import { wickSelection } from '../../mf-learn/src/data/guides/wickSelection';
import { wickChartRule, wickSizeChart } from '../../mf-learn/src/data/wickSizeChart';
import { firstChoice } from '../../mf-tools/src/components/recipe-to-cart/planPacks';
import { soldPacks } from '../../mf-tools/src/embed/soldPacks';
import { calculateSupplies } from '../../mf-tools/src/formulas/calculateSupplies';
import { calculateWax } from '../../mf-tools/src/formulas/calculateWax';
import { listFittingWicks } from '../../mf-tools/src/formulas/listFittingWicks';
import { cmToInches, inchesToCm } from '../../mf-tools/src/formulas/units';
import { ecoWick, wickGuideRow } from '../../mf-tools/src/formulas/wickSizes';

/** Numbers of the sizes that a text names: 'ECO 4-6' -> [4, 5, 6]; 'Medium (CD-8/10)' -> [8, 9, 10]. */
function sizesIn(text: string): number[] {
  const [from = 0, to = from] = (text.match(/\d+/g) ?? []).map(Number);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function findWickChartRow(diameterCm: number) {
  const distance = ({ inches }: { inches: number }) => Math.abs(inches - cmToInches(diameterCm));
  return wickSizeChart.reduce((nearest, row) => (distance(row) < distance(nearest) ? row : nearest));
}

/* One answer for every vessel that we sell, wherever one asks (rule calculators.one-wick). */

test.each(vessels)(
  '$name: guide, wick guide, calculators, list and product page name a wick that we sell',
  (vessel) => {
    const { slug, diameterCm, heightCm, gapCm } = vessel;
    const sold = listFittingWicks(diameterCm, 'soy');
    const getSize = (family: string) => sold.find(({ size }) => size.startsWith(family))?.size;
    const wax = calculateWax({ diameterCm, heightCm: heightCm - gapCm, candles: 1, wax: 'soy' });
    expect(wax.wickSize).toBe(getSize('ECO'));

    const chart = findWickChartRow(diameterCm);
    expect(chart.eco).toBe(wax.wickSize);
    const guide = wickGuideRow(diameterCm);
    expect(sizesIn(guide?.eco ?? '')[0]).toBe(sizesIn(wax.wickSize)[0]);
    const cd = getSize('CD');
    if (cd) {
      const supplies = calculateSupplies({
        diameterInches: cmToInches(diameterCm),
        heightInches: cmToInches(heightCm - gapCm),
        candles: 1,
        wax: 'soy',
        loadPercent: 10,
      });
      for (const named of [chart.cotton, guide?.cd ?? '', supplies.estimate.wickSize])
        expect(sizesIn(named)).toEqual(expect.arrayContaining(sizesIn(cd)));
    }

    const need = {
      wax: 'soy' as const,
      waxGrams: wax.waxGrams,
      fragranceGrams: wax.fragranceGrams,
      wicks: 1,
      candles: 1,
      filled: { diameterCm, heightCm: heightCm - gapCm },
      wickSize: wax.wickSize,
      vessel: slug,
    };
    expect(firstChoice(need, soldPacks).wicks).toBe(sold[0]?.slug);
    const partners = (productDetails[slug]?.pairings ?? []).map((pairing) => pairing.slug);
    expect(partners.filter((partner) => sold.some((wick) => wick.slug === partner))).not.toEqual([]);
  },
);

test('a beginner’s 8 oz jar of soy is offered the pre-tabbed wick first', () => {
  expect(listFittingWicks(vessels[0].diameterCm, 'soy').map(({ size }) => size)).toEqual(['CD 8', 'ECO 4']);
});

test('a vessel’s name says what it holds', () => {
  for (const vessel of vessels) expect(vessel.name.startsWith(formatOunces(vessel))).toBe(true);
});

test('the guide says how its chart is read between two rows', () => {
  expect(JSON.stringify(wickSelection)).toContain(wickChartRule);
});

test('the size chart of the guides agrees with the wax calculator', () => {
  for (const { inches, eco } of wickSizeChart) expect(eco).toBe(ecoWick(inchesToCm(inches)));
});

test('a vessel’s page names every wax that it is proposed for', () => {
  for (const { slug } of vessels) {
    const rows = productDetails[slug]?.specifications ?? [];
    const suited = rows.find(({ label }) => label === 'Suitable for')?.value.toLowerCase();
    for (const wax of Object.keys(waxCalculatorWaxes)) expect(suited).toContain(wax);
  }
});
