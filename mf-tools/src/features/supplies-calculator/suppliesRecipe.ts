import { formatGrams, formatOunces, lengthUnit, plain } from '../../components/formatMeasure';
import type { FigureFacts, Recipe } from '../../components/recipe';
import type { Calculation } from '../../components/useCalculation';
import { presetVessel } from '../../components/vesselPresets';
import { withRemark } from '../../components/withRemark';
import type { FormulaConstants } from '../../formulas/constants';
import type { SuppliesEstimate, SuppliesInputs, SuppliesResult, WeightAnswer } from '../../formulas/figures';
import { parseNumber } from '../../formulas/parseNumber';
import { CM3_PER_INCH3, inchesToCm } from '../../formulas/units';
import { loadAdvice } from './loadAdvice';
import type { SuppliesTexts } from './suppliesTexts';
import type { SuppliesWords } from './suppliesWords';

/** 'Medium (CD-8/10)', its first word in the language. */
const sizeText = (words: SuppliesWords, size: string) =>
  size.replace(/^[\w-]+(?= )/, (name) => words.maybe(name));

/** Batch first, then one candle, where there is more than one (rule calculators.batch). */
export function suppliesFigures(
  words: SuppliesWords,
  batch: Pick<SuppliesResult, 'byWeight' | 'byWeightEach' | 'estimate' | 'estimateEach'>,
  candles: number,
  isMetric: boolean,
) {
  const each = (amount: string) => (candles === 1 ? '' : ` · ${words('each', { amount })}`);
  const weight = (name: 'wax' | 'fragrance', label: string): FigureFacts => {
    const grams = (answer: WeightAnswer) => formatGrams(words, answer[`${name}Grams`]);
    const ounces = (answer: WeightAnswer) => formatOunces(words, answer[`${name}Ounces`]);
    const [first, second] = isMetric ? [grams, ounces] : [ounces, grams];
    return {
      name: `${name}Grams`,
      label,
      value: batch.byWeight[`${name}Grams`],
      text: first(batch.byWeight),
      also: second(batch.byWeight) + each(first(batch.byWeightEach)),
    };
  };
  const estimated = (
    name: keyof SuppliesEstimate,
    label: string,
    text: (estimate: SuppliesEstimate) => string,
  ): FigureFacts => ({
    name,
    label,
    value: batch.estimate[name],
    text: text(batch.estimate),
    ...(candles === 1 || name === 'wickSize'
      ? {}
      : { also: words('each', { amount: text(batch.estimateEach) }) }),
  });
  return {
    byWeight: [weight('wax', words('wax')), weight('fragrance', words('oil'))],
    estimate: [
      estimated('waxAmount', words('wax'), ({ waxAmount }) => formatOunces(words, waxAmount)),
      estimated('fragranceAmount', words('oil'), ({ fragranceAmount }) =>
        formatOunces(words, fragranceAmount),
      ),
      estimated('wickCount', words('wicks'), ({ wickCount }) => words.number(wickCount)),
      estimated('wickSize', words('wickSize'), ({ wickSize }) => sizeText(words, wickSize)),
      estimated('estimatedCost', words('cost'), ({ estimatedCost }) => words.money(estimatedCost)),
    ],
  };
}

function arithmetic(
  words: SuppliesWords,
  inputs: SuppliesInputs,
  { exact, estimateEach }: SuppliesResult,
  { suppliesWaxes, prices, gramsPerOunce: perOunce }: FormulaConstants,
): string[] {
  const { densityFactor: factor, dollarsPerOunce } = suppliesWaxes[inputs.wax];
  const load = inputs.loadPercent;
  const volume = plain(exact.volumeInches3);
  const wax = words.number(exact.estimateWaxOunces, 2);
  const oil = words.number(exact.estimateFragranceOunces, 2);
  return [
    words('suppliesVolume', {
      diameter: plain(inputs.diameterInches),
      height: plain(inputs.heightInches),
      volume,
    }),
    words('suppliesWeightStep', {
      volume,
      perInch: words.number(CM3_PER_INCH3, 3),
      density: exact.densityByWeight,
      candles: words('candles', { count: inputs.candles }),
      waxGrams: plain(exact.waxGrams),
      load,
      oilGrams: plain(exact.fragranceGrams),
    }),
    words('suppliesEstimateStep', { volume, factor, perOunce, wax, load, oil }),
    words('suppliesCostStep', {
      wax,
      waxPrice: words.money(dollarsPerOunce),
      oil,
      oilPrice: words.money(prices.fragranceDollarsPerOunce),
      wicks: words('wickCount', { count: estimateEach.wickCount }),
      wickPrice: words.money(prices.dollarsPerWick),
      cost: words.money(exact.costEach),
    }),
  ];
}

/** The fields as a sentence has them: '4 candles, 3 in wide and 4 in high inside, soy wax, fragrance load 10%'. */
function describe(words: SuppliesWords, texts: SuppliesTexts): string {
  const unit = words(lengthUnit(texts.units));
  const gap = parseNumber(texts.gap);
  return [
    words('candles', { count: parseNumber(texts.candles) }),
    words('measures', {
      diameter: parseNumber(texts.diameter),
      height: parseNumber(texts.height),
      unit,
    }),
    ...(gap > 0 ? [words('leftFree', { gap, unit })] : []),
    words(texts.wax),
    words('loadOf', { load: parseNumber(texts.load) }),
  ].join(', ');
}

/** A supplies calculation in words and figures. */
export function suppliesRecipe(
  words: SuppliesWords,
  { texts, inputs, result, formulas }: Calculation<SuppliesTexts, SuppliesInputs, SuppliesResult>,
): Recipe {
  const { byWeight, estimate } = result;
  const figures = suppliesFigures(words, result, inputs.candles, texts.units === 'metric');
  const advice = loadAdvice(words, inputs.loadPercent, inputs.wax);
  return {
    title: words('suppliesTitle'),
    sentence: words('suppliesSentence', {
      candles: words('candles', { count: inputs.candles }),
      wax: words(inputs.wax),
      waxOunces: words.number(byWeight.waxOunces, 2),
      waxGrams: byWeight.waxGrams,
      oilOunces: words.number(byWeight.fragranceOunces, 2),
      oilGrams: byWeight.fragranceGrams,
      wicks: words('wickCount', { count: estimate.wickCount }),
    }),
    groups: [
      { title: words('byWeight'), isLarge: true, figures: figures.byWeight },
      {
        title: words('estimate'),
        foldedAs: words('estimateKind'),
        note: words('estimateNote'),
        figures: figures.estimate,
      },
    ],
    steps: arithmetic(words, inputs, result, formulas.constants),
    tips: [
      ...(advice ? [advice] : []),
      words('costTip'),
      words('suppliesWickTip', {
        size: sizeText(words, estimate.wickSize),
        caution: words('wickCaution'),
      }),
    ],
    madeFrom: withRemark(words, words('madeFrom', { fields: describe(words, texts) }), formulas),
    need: {
      wax: inputs.wax,
      waxGrams: result.exact.waxGrams,
      fragranceGrams: result.exact.fragranceGrams,
      wicks: estimate.wickCount,
      candles: inputs.candles,
      filled: {
        diameterCm: inchesToCm(inputs.diameterInches),
        heightCm: inchesToCm(inputs.heightInches),
      },
      wickSize: estimate.wickSize,
      vessel: presetVessel(texts)?.slug ?? null,
    },
  };
}
