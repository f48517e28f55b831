import { extraWaxPercent, waxNames } from '@shop/facts/waxes';
import { wickCaution } from '@shop/facts/wicks';
import { bothWeights, countOf, formatGrams, plain } from '../../components/formatMeasure';
import type { Recipe } from '../../components/recipe';
import type { Calculation } from '../../components/useCalculation';
import { presetVessel } from '../../components/vesselPresets';
import type { FormulaConstants } from '../../formulas/constants';
import type { WaxInputs, WaxResult } from '../../formulas/figures';
import { describeWaxTexts, type WaxTexts } from './waxTexts';

/** The worked formula, with the numbers of this result. */
function arithmetic(
  { diameterCm, heightCm, candles, wax }: WaxInputs,
  { exact }: WaxResult,
  { waxes }: FormulaConstants,
): string[] {
  const { density, fragranceShare } = waxes[wax];
  return [
    `One vessel: π × (${plain(diameterCm)} cm ÷ 2)² × ${plain(heightCm)} cm = ${plain(exact.volumeCm3)} cm³`,
    `Wax: ${plain(exact.volumeCm3)} cm³ × ${density} g/cm³ × ${countOf(candles, 'candle')} = ${plain(exact.waxGrams)} g`,
    `Fragrance oil: ${plain(exact.waxGrams)} g × ${fragranceShare} = ${plain(exact.fragranceGrams)} g`,
    'Nothing is rounded on the way; each figure shown is rounded to one decimal.',
  ];
}

/** A wax calculation in words and figures. */
export function waxRecipe({
  texts,
  inputs,
  result,
  formulas: { constants, remark },
}: Calculation<WaxTexts, WaxInputs, WaxResult>): Recipe {
  const weight = (name: string, label: string, value: number, exact: number) => ({
    name,
    label,
    value,
    ...bothWeights(exact, texts.units, constants.ouncesPerGram),
  });
  const { exact } = result;
  return {
    title: 'Your candle recipe',
    madeFrom: `Made from: ${describeWaxTexts(texts)}. ${remark}`.trim(),
    sentence:
      `For ${countOf(inputs.candles, 'candle')} of ${waxNames[inputs.wax].toLowerCase()} you need ` +
      `${result.waxGrams} grams of wax and ${result.fragranceGrams} grams of fragrance oil, ` +
      `${result.totalGrams} grams in all.`,
    groups: [
      {
        isLarge: true,
        figures: [
          weight('waxGrams', 'Wax', result.waxGrams, exact.waxGrams),
          weight('fragranceGrams', 'Fragrance oil', result.fragranceGrams, exact.fragranceGrams),
          weight('totalGrams', 'Total', result.totalGrams, exact.waxGrams + exact.fragranceGrams),
          { name: 'wickSize', label: 'Wick size', value: result.wickSize, text: result.wickSize },
        ],
      },
    ],
    steps: arithmetic(inputs, result, constants),
    tips: [
      `Tip: ${result.tip} That is about ${formatGrams((exact.waxGrams * extraWaxPercent) / 100)} here.`,
      `Wick: ${wickCaution}`,
    ],
    need: {
      wax: inputs.wax,
      waxGrams: exact.waxGrams,
      fragranceGrams: exact.fragranceGrams,
      wicks: Math.ceil(inputs.candles),
      candles: Math.ceil(inputs.candles),
      filled: { diameterCm: inputs.diameterCm, heightCm: inputs.heightCm },
      wickSize: result.wickSize,
      vessel: presetVessel(texts)?.slug ?? null,
    },
  };
}
