import { waxNames } from '@shop/facts/waxes';
import { wickCaution } from '@shop/facts/wicks';
import { countOf, formatGrams, formatOunces, plain } from '../../components/formatMeasure';
import type { FigureFacts, Recipe } from '../../components/recipe';
import type { Calculation } from '../../components/useCalculation';
import { presetVessel } from '../../components/vesselPresets';
import type { FormulaConstants } from '../../formulas/constants';
import type { SuppliesEstimate, SuppliesInputs, SuppliesResult, WeightAnswer } from '../../formulas/figures';
import { CM3_PER_INCH3, inchesToCm } from '../../formulas/units';
import { loadAdvice } from './loadAdvice';
import { describeSuppliesTexts, type SuppliesTexts } from './suppliesTexts';

/** What the quick estimate is, beside its heading. */
export const ESTIMATE_KIND = 'the classic rule of thumb';

const WHY_TWO_ANSWERS =
  'It counts cubic inches as if they were cubic centimeters, so it is far too low. Buy and pour by weight.';

function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}

/** Batch first, then one candle, where there is more than one (rule calculators.batch). */
export function suppliesFigures(
  batch: Pick<SuppliesResult, 'byWeight' | 'byWeightEach' | 'estimate' | 'estimateEach'>,
  candles: number,
  isMetric: boolean,
) {
  const each = (text: string) => (candles === 1 ? '' : ` · ${text} a candle`);
  const weight = (name: 'wax' | 'fragrance', label: string): FigureFacts => {
    const grams = (answer: WeightAnswer) => formatGrams(answer[`${name}Grams`]);
    const ounces = (answer: WeightAnswer) => formatOunces(answer[`${name}Ounces`]);
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
    ...(candles === 1 || name === 'wickSize' ? {} : { also: `${text(batch.estimateEach)} a candle` }),
  });
  return {
    byWeight: [weight('wax', 'Wax'), weight('fragrance', 'Fragrance oil')],
    estimate: [
      estimated('waxAmount', 'Wax', ({ waxAmount }) => formatOunces(waxAmount)),
      estimated('fragranceAmount', 'Fragrance oil', ({ fragranceAmount }) => formatOunces(fragranceAmount)),
      estimated('wickCount', 'Wicks', ({ wickCount }) => String(wickCount)),
      estimated('wickSize', 'Wick size', ({ wickSize }) => wickSize),
      estimated('estimatedCost', 'Estimated cost', ({ estimatedCost }) => dollars(estimatedCost)),
    ],
  };
}

function arithmetic(
  inputs: SuppliesInputs,
  { exact, estimateEach }: SuppliesResult,
  { suppliesWaxes, prices, gramsPerOunce }: FormulaConstants,
): string[] {
  const { diameterInches, heightInches, candles, wax, loadPercent } = inputs;
  const { densityFactor, dollarsPerOunce } = suppliesWaxes[wax];
  const volume = plain(exact.volumeInches3);
  const ounces = exact.estimateWaxOunces.toFixed(2);
  const oil = exact.estimateFragranceOunces.toFixed(2);
  return [
    `One vessel: π × (${plain(diameterInches)} in ÷ 2)² × ${plain(heightInches)} in = ${volume} in³`,
    `By weight: ${volume} in³ × ${CM3_PER_INCH3.toFixed(3)} cm³/in³ × ${exact.densityByWeight} g/cm³ × ${countOf(candles, 'candle')} = ${plain(exact.waxGrams)} g wax; × ${loadPercent}% = ${plain(exact.fragranceGrams)} g oil`,
    `Quick estimate, one candle: ${volume} × ${densityFactor} ÷ ${gramsPerOunce} = ${ounces} oz wax; × ${loadPercent}% = ${oil} oz oil`,
    `Material estimate, one candle: ${ounces} oz × ${dollars(dollarsPerOunce)} + ${oil} oz × ${dollars(prices.fragranceDollarsPerOunce)} + ${countOf(estimateEach.wickCount, 'wick')} × ${dollars(prices.dollarsPerWick)} = ${dollars(exact.costEach)}`,
  ];
}

/** A supplies calculation in words and figures. */
export function suppliesRecipe({
  texts,
  inputs,
  result,
  formulas: { constants, remark },
}: Calculation<SuppliesTexts, SuppliesInputs, SuppliesResult>): Recipe {
  const { byWeight, estimate } = result;
  const figures = suppliesFigures(result, inputs.candles, texts.units === 'metric');
  const advice = loadAdvice(inputs.loadPercent, inputs.wax);
  return {
    title: 'Your supplies',
    sentence:
      `For ${countOf(inputs.candles, 'candle')} of ${waxNames[inputs.wax].toLowerCase()} you need, by weight, ` +
      `${byWeight.waxOunces.toFixed(2)} ounces or ${byWeight.waxGrams} grams of wax and ` +
      `${byWeight.fragranceOunces.toFixed(2)} ounces or ${byWeight.fragranceGrams} grams of fragrance oil, ` +
      `and ${countOf(estimate.wickCount, 'wick')}.`,
    groups: [
      { title: 'By weight', isLarge: true, figures: figures.byWeight },
      { title: 'Quick estimate', foldedAs: ESTIMATE_KIND, note: WHY_TWO_ANSWERS, figures: figures.estimate },
    ],
    steps: arithmetic(inputs, result, constants),
    tips: [
      ...(advice ? [advice] : []),
      'The estimated cost is a rough figure for materials. For our prices, press Add what I need.',
      `Wicks: ${estimate.wickSize}. ${wickCaution}`,
    ],
    madeFrom: `Made from: ${describeSuppliesTexts(texts)}. ${remark}`.trim(),
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
