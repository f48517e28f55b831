import { vessels } from '@shop/domain/facts/vessels';
import { cdByDiameterInches, ecoByDiameterCm, wickGuideRows } from '@shop/domain/facts/wicks';
import { propertyRuns } from '@shop/testing/propertyRuns';
import fc from 'fast-check';
import { readFragranceTexts } from '../features/fragrance-calculator/fragranceTexts';
import { readSuppliesTexts, startSuppliesTexts } from '../features/supplies-calculator/suppliesTexts';
import { readWaxTexts, startWaxTexts } from '../features/wax-calculator/waxTexts';
import { readWickTexts } from '../features/wick-guide/wickTexts';
import { calculateSupplies } from '../formulas/calculateSupplies';
import { calculateWax } from '../formulas/calculateWax';
import type { UnitSystem } from '../formulas/figures';
import { gramsToOunces, ouncesToGrams } from '../formulas/units';
import { wickGuideRow } from '../formulas/wickSizes';
import { convertLengths } from './formatMeasure';
import { presetTexts, presetVessel } from './vesselPresets';

type Vessel = { diameter: string; height: string; gap: string; units: UnitSystem };

const SWITCHES = 30;
const other = (units: UnitSystem): UnitSystem => (units === 'metric' ? 'imperial' : 'metric');

/** All that the calculators make of a vessel. */
function answers(vessel: Vessel) {
  const wax = readWaxTexts(startWaxTexts(vessel)).inputs;
  const supplies = readSuppliesTexts(startSuppliesTexts(vessel)).inputs;
  const wick = readWickTexts(vessel).inputs;
  return JSON.stringify({
    wax: wax && calculateWax(wax),
    supplies: supplies && calculateSupplies(supplies),
    wick: wick && wickGuideRow(wick.diameterCm),
    preset: presetVessel(vessel)?.slug,
  });
}

/** Switches the units thirty times and says whether every answer stayed what it was. */
function staysTheSame(start: Vessel): boolean {
  const first = answers(start);
  let vessel = start;
  for (let count = 0; count < SWITCHES; count++) {
    const units = other(vessel.units);
    vessel = { ...vessel, ...convertLengths(vessel, units), units };
    if (answers(vessel) !== first) return false;
  }
  return true;
}

/* A change of units changes no answer (rule calculators.units). */

test('whatever vessel is typed, thirty switches leave every figure, wick and preset as they were', () => {
  const thousandths = fc.integer({ min: 100, max: 100_000 }).map((length) => String(length / 1000));
  const units = fc.constantFrom<UnitSystem>('metric', 'imperial');
  fc.assert(
    fc.property(thousandths, thousandths, units, (diameter, height, system) =>
      staysTheSame({ diameter, height, gap: '0', units: system }),
    ),
    { numRuns: propertyRuns(300) },
  );
});

const bounds: [number, UnitSystem][] = [
  ...ecoByDiameterCm.map(({ underCm }): [number | null, UnitSystem] => [underCm, 'metric']),
  ...wickGuideRows.map(({ fromCm }): [number, UnitSystem] => [fromCm, 'metric']),
  ...cdByDiameterInches.map(({ upToInches }): [number | null, UnitSystem] => [upToInches, 'imperial']),
].filter((bound): bound is [number, UnitSystem] => bound[0] !== null);

test.each(bounds)('at the border of %s (%s) a vessel stays on its side', (bound, units) => {
  for (const width of [bound - 0.001, bound, bound + 0.001]) {
    expect(staysTheSame({ diameter: String(Number(width.toFixed(3))), height: '9', gap: '1', units })).toBe(
      true,
    );
  }
});

test('9 cm is ECO 6 in inches, too, and 13 cm stays ECO 10+', () => {
  for (const [diameter, wick] of [
    ['9', 'ECO 6'],
    ['13', 'ECO 10+'],
  ] as const) {
    const inches = convertLengths({ diameter, height: '9', gap: '0' }, 'imperial');
    const { inputs } = readWaxTexts(startWaxTexts({ ...inches, units: 'imperial' }));
    expect(inputs && calculateWax(inputs).wickSize).toBe(wick);
  }
});

test.each(vessels)('$name stays itself', (vessel) => {
  for (const units of ['metric', 'imperial'] as const) {
    const start = { ...presetTexts(vessel, units), units };
    expect(presetVessel(start)?.slug).toBe(vessel.slug);
    expect(presetVessel({ ...start, height: start.diameter })).toBeUndefined();
    expect(staysTheSame(start)).toBe(true);
  }
});

test('a weight stays the same weight', () => {
  const read = (weight: string, units: UnitSystem) =>
    readFragranceTexts({ weight, units, wax: 'soy', load: '8' }).inputs?.waxGrams;
  const weights = fc.integer({ min: 1, max: 1_000_000 }).map((weight) => weight / 10);
  fc.assert(
    fc.property(weights, fc.constantFrom<UnitSystem>('metric', 'imperial'), (weight, start) => {
      let [text, units] = [String(weight), start];
      const grams = read(text, units);
      for (let count = 0; count < SWITCHES; count++) {
        units = other(units);
        text = String(units === 'metric' ? ouncesToGrams(Number(text)) : gramsToOunces(Number(text)));
        if (read(text, units) !== grams) return false;
      }
      return true;
    }),
    { numRuns: propertyRuns(300) },
  );
});
