// Writes vectors.json: `node mf-tools/src/formulas/vectors/makeVectors.mjs`. Every number is worked out here from
// docs/rules/calculators.md alone, without the formulas package: the two must agree. Raise `version` when a vector changes.
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const round = (value, decimals) => Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`);
const volume = (diameter, height) => (Math.PI * diameter * diameter * height) / 4;

const eco = (cm) => {
  if (cm < 5) return 'ECO 1';
  if (cm < 7) return 'ECO 2';
  if (cm < 9) return 'ECO 4';
  if (cm < 11) return 'ECO 6';
  if (cm < 13) return 'ECO 8';
  return 'ECO 10+';
};
const cd = (inches) => {
  if (inches <= 2) return 'Small (CD-3/4)';
  if (inches <= 3) return 'Medium (CD-8/10)';
  if (inches <= 4) return 'Large (CD-12/14)';
  return 'X-Large (CD-16/18)';
};

const WAX = { soy: [0.9, 0.1], beeswax: [0.97, 0.05], paraffin: [0.9, 0.08], coconut: [0.92, 0.1] };
function wax(name, diameter, height, candles, type) {
  const [density, share] = WAX[type];
  const grams = volume(diameter, height) * density * candles;
  return {
    name,
    inputs: { diameterCm: diameter, heightCm: height, candles, wax: type },
    expected: {
      waxGrams: round(grams, 1),
      fragranceGrams: round(grams * share, 1),
      totalGrams: round(grams * (1 + share), 1),
      wickSize: eco(diameter),
    },
  };
}

const MAXIMUM = { soy: 10, paraffin: 12, beeswax: 5, coconut: 10, gel: 8 };
function fragrance(name, waxGrams, loadPercent, type) {
  const grams = (waxGrams * loadPercent) / 100;
  return {
    name,
    inputs: { waxGrams, loadPercent, wax: type },
    expected: {
      fragranceOilAmount: round(grams, 1),
      fragrancePercent: loadPercent,
      fragranceOunces: round(grams * 0.035274, 2),
      fragToWaxRatio: `1:${Math.round(100 / loadPercent)}`,
    },
  };
}

const SUPPLIES = {
  soy: [0.9, 0.15],
  paraffin: [0.8, 0.1],
  beeswax: [0.95, 0.3],
  coconut: [0.92, 0.25],
  blend: [0.85, 0.18],
};
function supplies(name, diameter, height, candles, type, load) {
  const [factor, price] = SUPPLIES[type];
  const ounces = (volume(diameter, height) * factor) / 28.35;
  const oil = (ounces * load) / 100;
  const wicks = diameter > 4 ? Math.ceil(diameter / 2) : 1;
  const cost = (ounces * price + oil * 1.2 + wicks * 0.5) * candles;
  const grams = volume(diameter * 2.54, height * 2.54) * (WAX[type]?.[0] ?? factor) * candles;
  return {
    name,
    inputs: { diameterInches: diameter, heightInches: height, candles, wax: type, loadPercent: load },
    expected: {
      waxAmount: round(ounces * candles, 2),
      fragranceAmount: round(oil * candles, 2),
      wickCount: wicks * candles,
      wickSize: cd(diameter),
      estimatedCost: round(cost, 2),
      waxGrams: round(grams, 1),
      fragranceGrams: round((grams * load) / 100, 1),
    },
  };
}

const GUIDE = [
  [2, null, null],
  [3, 'ECO 0.5-1', 'CD 3-4'],
  [5, 'ECO 1-2', 'CD 4-6'],
  [7, 'ECO 2-4', 'CD 6-8'],
  [9, 'ECO 4-6', 'CD 8-10'],
  [11, 'ECO 6-8', 'CD 10-12'],
  [Number.POSITIVE_INFINITY, 'ECO 8+', 'CD 12+'],
];
function wick(diameterCm) {
  const [, ecoSize, cdSize] = GUIDE.find(([below]) => diameterCm < below);
  return { name: `${diameterCm} cm`, inputs: { diameterCm }, expected: { eco: ecoSize, cd: cdSize } };
}

const around = (edges) => edges.flatMap((edge) => [round(edge - 0.01, 2), edge, round(edge + 0.01, 2)]);

const vectors = {
  version: 1,
  wax: [
    wax('worked example: fragrance is a share of the wax', 8, 9, 4, 'soy'),
    wax('a tall jar', 7.2, 8.4, 6, 'soy'),
    wax('a tall wide jar', 8, 9.5, 3, 'coconut'),
    wax('half a candle more', 8, 9, 1.5, 'paraffin'),
    wax('a very small vessel', 0.1, 0.1, 1, 'beeswax'),
    wax('a very large vessel', 100, 100, 100, 'beeswax'),
    ...Object.keys(WAX).flatMap((type) =>
      around([5, 7, 9, 11, 13]).map((diameter) => wax(`${type}, ${diameter} cm`, diameter, 9, 4, type)),
    ),
  ],
  fragrance: [
    fragrance('worked example', 500, 8, 'soy'),
    fragrance('7.5% and 8% both give 1:13', 500, 7.5, 'soy'),
    fragrance('a gram of wax', 1, 1, 'gel'),
    fragrance('a tonne of wax', 1000000, 12, 'paraffin'),
    ...Object.entries(MAXIMUM).flatMap(([type, maximum]) =>
      [100, 453.6, 1628.6].flatMap((grams) =>
        [1, 1.5, maximum - 0.5, maximum].map((load) =>
          fragrance(`${type}, ${grams} g at ${load}%`, grams, load, type),
        ),
      ),
    ),
  ],
  supplies: [
    supplies('worked example: the jar holds 417 g, the quick estimate says 0.90 oz', 3, 4, 1, 'soy', 10),
    supplies('the smallest vessel', 0.5, 0.5, 1, 'soy', 10),
    supplies('no fragrance', 3, 4, 1, 'soy', 0),
    supplies('the highest load', 3, 4, 1, 'beeswax', 15),
    ...Object.keys(SUPPLIES).flatMap((type) =>
      [...around([2, 3, 4]), 5, 6.5].map((diameter) =>
        supplies(`${type}, ${diameter} in`, diameter, 4, 4, type, 8),
      ),
    ),
  ],
  wickGuide: [1, ...around([2, 3, 5, 7, 9, 11]), 30].map(wick),
  // Rule calculators.vectors: the reading that was turned down. Nobody may come back to it by accident.
  turnedDown: [
    {
      name: "'share × candles (as given)' read literally",
      inputs: { candles: 4, wax: 'soy' },
      fragranceGrams: 0.4,
    },
  ],
};

writeFileSync(path.join(import.meta.dirname, 'vectors.json'), `${JSON.stringify(vectors, null, 1)}\n`);
