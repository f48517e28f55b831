import { readdirSync } from 'node:fs';
import { vectors } from '../vectors/vectors';
import { allConstants, changedConstants } from './changedConstants';
import { FORMULA_VERSION, formerConstants } from './versions';

test('the constants are those that the version stands for', () => {
  expect(changedConstants()).toEqual([]);
});

test('a changed constant is named by its path, with both values', () => {
  const { waxes } = allConstants;
  const soy = { ...waxes.soy, density: 0.91 };
  expect(changedConstants({ ...allConstants, waxes: { ...waxes, soy }, gramsPerOunce: 28 })).toEqual([
    'waxes.soy.density: 0.9, now 0.91',
    'gramsPerOunce: 28.35, now 28',
  ]);
});

test('the constants of each version are kept, those before today’s for the links of their time', () => {
  const kept = readdirSync(__dirname).flatMap((file) => /^v(\d+)\.ts$/.exec(file)?.[1] ?? []);
  expect(kept.map(Number).sort((one, other) => one - other)).toEqual(
    Array.from({ length: FORMULA_VERSION }, (_, index) => index + 1),
  );
  expect(Object.keys(formerConstants)).toHaveLength(FORMULA_VERSION - 1);
});

test('the vectors have the version of the formulas', () => {
  expect(vectors.version).toBe(FORMULA_VERSION);
});
