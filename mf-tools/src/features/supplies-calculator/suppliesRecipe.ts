import { describeFields } from '../../components/describeFields';
import { formatGrams, formatOunces, plain } from '../../components/formatMeasure';
import type { FigureFacts, FigureGroup, Recipe } from '../../components/recipe';
import { recipeQuery } from '../../components/recipeQuery';
import type { Calculation } from '../../components/useCalculation';
import { presetVessel } from '../../components/vesselPresets';
import { withRemark } from '../../components/withRemark';
import type { FormulaConstants } from '../../formulas/constants';
import type { SuppliesEstimate, SuppliesInputs, SuppliesResult, WeightAnswer } from '../../formulas/figures';
import { withSuppliesConstants } from '../../formulas/suppliesConstants';
import { CM3_PER_INCH3, inchesToCm } from '../../formulas/units';
import { recipe as recipeText } from '../../words/en/recipe';
import { suppliesCalculator as suppliesCalculatorText } from '../../words/en/suppliesCalculator';
import { waxes as waxesText } from '../../words/en/waxes';
import type { Words } from '../../words/words';
import { loadAdvice } from './loadAdvice';
import type { SuppliesTexts } from './suppliesTexts';

/** 'Medium (CD-8/10)', its first word in the language. */
const sizeText = (words: Words, size: string) => size.replace(/^[\w-]+(?= )/, (name) => words(name));

/** Rules calculators.supplies, calculators.batch. */
export function suppliesGroups(
  words: Words,
  batch: Pick<SuppliesResult, 'byWeight' | 'byWeightEach' | 'estimate' | 'estimateEach'>,
  candles: number,
  isMetric: boolean,
): FigureGroup[] {
  const each = (amount: string) =>
    candles === 1 ? '' : ` · ${words(suppliesCalculatorText.each, { amount })}`;
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
  const ounceText = (amount: number) => formatOunces(words, amount);
  const estimated = <Name extends keyof SuppliesEstimate>(
    name: Name,
    label: string,
    text: (value: SuppliesEstimate[Name]) => string,
  ): FigureFacts => ({
    name,
    label,
    value: batch.estimate[name],
    text: text(batch.estimate[name]),
    also:
      candles === 1 || name === 'wickSize'
        ? ''
        : words(suppliesCalculatorText.each, { amount: text(batch.estimateEach[name]) }),
  });
  return [
    {
      title: words(suppliesCalculatorText.byWeight),
      look: 'large',
      figures: [weight('wax', words(recipeText.wax)), weight('fragrance', words(recipeText.oil))],
    },
    {
      title: words(suppliesCalculatorText.estimate),
      note: words(suppliesCalculatorText.estimateNote),
      look: 'lines',
      figures: [
        estimated('waxAmount', words(suppliesCalculatorText.waxAmount), ounceText),
        estimated('fragranceAmount', words(suppliesCalculatorText.fragranceAmount), ounceText),
        estimated('wickCount', words(suppliesCalculatorText.wicks), words.number),
        estimated('wickSize', words(recipeText.wickSize), (size) => sizeText(words, size)),
        estimated('estimatedCost', words(suppliesCalculatorText.cost), words.money),
      ],
    },
  ];
}

function arithmetic(
  words: Words,
  inputs: SuppliesInputs,
  { exact, estimateEach }: SuppliesResult,
  constants: FormulaConstants,
): string[] {
  const { suppliesWaxes, prices, gramsPerOunce: perOunce } = withSuppliesConstants(constants);
  const { densityFactor: factor, dollarsPerOunce } = suppliesWaxes[inputs.wax];
  const load = inputs.loadPercent;
  const volume = plain(exact.volumeInches3);
  const wax = words.number(exact.estimateWaxOunces, 2);
  const oil = words.number(exact.estimateFragranceOunces, 2);
  return [
    words(suppliesCalculatorText.suppliesVolume, {
      diameter: plain(inputs.diameterInches),
      height: plain(inputs.heightInches),
      volume,
    }),
    words(suppliesCalculatorText.suppliesWeightStep, {
      volume,
      perInch: words.number(CM3_PER_INCH3, 3),
      density: exact.densityByWeight,
      candles: words(recipeText.candles, { count: inputs.candles }),
      waxGrams: plain(exact.waxGrams),
      load,
      oilGrams: plain(exact.fragranceGrams),
    }),
    words(suppliesCalculatorText.suppliesEstimateStep, { volume, factor, perOunce, wax, load, oil }),
    words(suppliesCalculatorText.suppliesCostStep, {
      wax,
      waxPrice: words.money(dollarsPerOunce),
      oil,
      oilPrice: words.money(prices.fragranceDollarsPerOunce),
      wicks: words(suppliesCalculatorText.wickCount, { count: estimateEach.wickCount }),
      wickPrice: words.money(prices.dollarsPerWick),
      cost: words.money(exact.costEach),
    }),
  ];
}

/** What paper has: the answer by weight, which comes first, and its two steps (rule calculators.estimate). */
export function withoutEstimate({ groups, steps, ...recipe }: Recipe): Recipe {
  return { ...recipe, groups: groups.slice(0, 1), steps: steps.slice(0, 2) };
}

export function suppliesRecipe(
  words: Words,
  { texts, inputs, result, formulas }: Calculation<SuppliesTexts, SuppliesInputs, SuppliesResult>,
): Recipe {
  const { byWeight, estimate, exact } = result;
  const load = words(suppliesCalculatorText.withLoad, { load: inputs.loadPercent });
  const advice = loadAdvice(words, inputs.loadPercent, inputs.wax);
  const wicks = words(suppliesCalculatorText.wickCount, { count: estimate.wickCount });
  return {
    title: words(suppliesCalculatorText.suppliesTitle),
    sentence: words(suppliesCalculatorText.suppliesSentence, {
      candles: words(recipeText.candles, { count: inputs.candles }),
      wax: words(waxesText[inputs.wax]),
      waxOunces: words.number(byWeight.waxOunces, 2),
      waxGrams: byWeight.waxGrams,
      oilOunces: words.number(byWeight.fragranceOunces, 2),
      oilGrams: byWeight.fragranceGrams,
      wicks,
    }),
    groups: suppliesGroups(words, result, inputs.candles, texts.units === 'metric'),
    steps: arithmetic(words, inputs, result, formulas.constants),
    tips: [
      ...(advice ? [advice] : []),
      `${wicks}, ${sizeText(words, estimate.wickSize)}. ${words(recipeText.wickCaution)}`,
    ],
    madeFrom: withRemark(
      words,
      words(recipeText.madeFrom, { fields: `${describeFields(words, texts)}, ${load}` }),
      formulas,
    ),
    query: recipeQuery({ texts, formulas }),
    need: {
      wax: inputs.wax,
      waxGrams: exact.waxGrams,
      fragranceGrams: exact.fragranceGrams,
      wicks: estimate.wickCount,
      candles: inputs.candles,
      filled: { diameterCm: inchesToCm(inputs.diameterInches), heightCm: inchesToCm(inputs.heightInches) },
      wickSize: estimate.wickSize,
      vessel: presetVessel(texts)?.slug ?? null,
    },
  };
}
