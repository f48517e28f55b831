import { productRowsSchema } from '@shop/contracts/products';
import published from '@shop/mf-catalog/products.json' with { type: 'json' };
import { propertyRuns } from '@shop/testing/propertyRuns';
import fc from 'fast-check';
import { getRows, packsToHold, planPacks } from '../components/recipe-to-cart/planPacks';
import { calculateSupplies, suppliesCalculatorWaxTypes } from './calculateSupplies';
import { calculateWax, waxCalculatorWaxTypes } from './calculateWax';
import { isInRange, parseNumber } from './parseNumber';
import { waxRanges } from './ranges';
import { cmToInches, gramsToOunces, inchesToCm, ouncesToGrams } from './units';

const productRows = productRowsSchema.parse(published);

/** As people type it and calculators hold it: to the eighth decimal. */
const length = fc.integer({ min: 1e7, max: 1e10 }).map((length) => length / 1e8);
const candles = fc.integer({ min: 1, max: 500 });
const weight = fc.double({ min: 0.01, max: 1e6, noNaN: true });

/** A property holds in cases. It answers true or false: as many expectations would take a minute. */
function always<Values extends unknown[]>(
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  holds: (...values: Values) => boolean,
) {
  fc.assert(
    fc.property(fc.tuple<Values>(...arbitraries), (values) => holds(...values)),
    { numRuns: propertyRuns(10_000) },
  );
}

/** Equal but for what binary fractions add. */
const isClose = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));

test('cm and inches of the same vessel give the same weights', () => {
  const wax = fc.constantFrom(...waxCalculatorWaxTypes);
  always([length, length, candles, wax], (diameterCm, heightCm, count, type) => {
    const metric = calculateWax({ diameterCm, heightCm, candles: count, wax: type });
    const imperial = calculateWax({
      diameterCm: inchesToCm(cmToInches(diameterCm)),
      heightCm: inchesToCm(cmToInches(heightCm)),
      candles: count,
      wax: type,
    });
    return (
      isClose(metric.exact.waxGrams, imperial.exact.waxGrams) &&
      isClose(metric.exact.fragranceGrams, imperial.exact.fragranceGrams)
    );
  });
});

test('the by-weight answer in inches is the wax calculator in cm', () => {
  const wax = fc.constantFrom(...waxCalculatorWaxTypes);
  const inches = fc.integer({ min: 1e5, max: 1e8 }).map((millionths) => millionths / 1e6);
  always([inches, inches, candles, wax], (diameterInches, heightInches, count, type) => {
    const { exact } = calculateWax({
      diameterCm: inchesToCm(diameterInches),
      heightCm: inchesToCm(heightInches),
      candles: count,
      wax: type,
    });
    const supplies = calculateSupplies({
      diameterInches,
      heightInches,
      candles: count,
      wax: type,
      loadPercent: 10,
    });
    return isClose(exact.waxGrams, supplies.exact.waxGrams);
  });
});

test('one batch of n candles is n batches of one', () => {
  const wax = fc.constantFrom(...suppliesCalculatorWaxTypes);
  const load = fc.double({ min: 0, max: 15, noNaN: true });
  always([length, length, candles, wax, load], (diameterInches, heightInches, count, type, loadPercent) => {
    const inputs = { diameterInches, heightInches, wax: type, loadPercent };
    const batch = calculateSupplies({ ...inputs, candles: count });
    const one = calculateSupplies({ ...inputs, candles: 1 });
    return (
      isClose(batch.exact.waxGrams, one.exact.waxGrams * count) &&
      isClose(batch.exact.fragranceGrams, one.exact.fragranceGrams * count) &&
      batch.estimate.wickCount === one.estimate.wickCount * count &&
      batch.estimateEach.estimatedCost === one.estimate.estimatedCost
    );
  });
});

test('grams and ounces agree both ways', () => {
  const typed = fc.integer({ min: 1, max: 1e9 }).map((weight) => weight / 1000);
  always([typed], (grams) => ouncesToGrams(gramsToOunces(grams)) === grams);
  always([typed], (ounces) => Math.abs(gramsToOunces(ouncesToGrams(ounces)) - ounces) < 1e-8);
});

test('the packs hold what is needed, and one pack fewer does not', () => {
  always([weight, fc.integer({ min: 1, max: 5000 })], (needed, packAmount) => {
    const packs = packsToHold(needed, packAmount);
    return packs * packAmount >= needed && (packs - 1) * packAmount < needed;
  });
});

test('every pack of a planned recipe is needed, and they hold it all', () => {
  const first = (category: 'fragrance' | 'wick' | 'container') =>
    getRows(productRows, category)[0]?.slug ?? null;
  const choice = {
    oil: first('fragrance'),
    wicks: first('wick'),
    containers: first('container'),
    hasSpareWax: false,
  };
  always([weight, weight, candles], (waxGrams, fragranceGrams, count) => {
    const need = {
      waxGrams,
      fragranceGrams,
      wicks: count,
      candles: count,
      vessel: null,
      filled: null,
      wickSize: null,
    };
    const packs = planPacks({ ...need, wax: 'soy' }, productRows, choice);
    return (
      packs.length === 4 &&
      packs.every(
        ({ row, packs: bought, needed }) =>
          (bought - 1) * row.pack_amount < needed && bought * row.pack_amount >= needed,
      )
    );
  });
});

test('whatever is typed, what passes the range is a finite number above 0', () => {
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('3 in', '1e308', '١٢', '0x10'));
  always([text], (typed) => {
    const value = parseNumber(typed);
    const isUsed = isInRange(typed, waxRanges.diameterCm);
    return !Number.isNaN(value) && (!isUsed || (value > 0 && value <= waxRanges.diameterCm.max));
  });
});
