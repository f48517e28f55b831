import { addTemperature, cureTime } from '@shop/facts/guidanceText';
import { waxNames } from '@shop/facts/waxes';
import { formatGrams, formatOunces, plain } from '../../components/formatMeasure';
import type { Recipe } from '../../components/recipe';
import type { Calculation } from '../../components/useCalculation';
import { maximumLoad } from '../../formulas/calculateFragrance';
import type { FragranceInputs, FragranceResult } from '../../formulas/figures';
import type { FragranceTexts } from './fragranceTexts';

/** A fragrance calculation in words and figures. */
export function fragranceRecipe({
  texts,
  inputs,
  result,
  formulas: { constants, remark },
}: Calculation<FragranceTexts, FragranceInputs, FragranceResult>): Recipe {
  const { waxGrams, loadPercent, wax } = inputs;
  const isMetric = texts.units === 'metric';
  const oil = { name: 'fragranceOilAmount', label: 'Fragrance oil', value: result.fragranceOilAmount };
  const ounces = { name: 'fragranceOunces', label: 'In ounces', value: result.fragranceOunces };
  const grams = { ...oil, text: formatGrams(result.exact.oilGrams) };
  const imperial = { ...ounces, text: formatOunces(result.fragranceOunces) };
  const weight = isMetric ? formatGrams(waxGrams) : `${plain(waxGrams * constants.ouncesPerGram)} oz`;
  return {
    title: 'Your fragrance recipe',
    madeFrom:
      `Made from: ${weight} of ${waxNames[wax].toLowerCase()}, fragrance load ${loadPercent}%. ${remark}`.trim(),
    sentence:
      `For ${weight} of ${waxNames[wax].toLowerCase()} at ${loadPercent} percent you need ` +
      `${result.fragranceOilAmount} grams of fragrance oil, that is ${result.fragranceOunces.toFixed(2)} ounces.`,
    groups: [
      {
        isLarge: true,
        figures: isMetric
          ? [grams, imperial]
          : [
              { ...imperial, label: 'Fragrance oil' },
              { ...grams, label: 'In grams' },
            ],
      },
      {
        figures: [
          {
            name: 'fragrancePercent',
            label: 'Of the wax',
            value: loadPercent,
            text: `${loadPercent}%`,
            also: `${waxNames[wax]} holds up to ${maximumLoad(wax, constants)}%`,
          },
          {
            name: 'fragToWaxRatio',
            label: 'Fragrance to wax',
            value: result.fragToWaxRatio,
            text: result.fragToWaxRatio,
          },
        ],
      },
    ],
    steps: [
      `Oil: ${plain(waxGrams)} g × ${loadPercent} ÷ 100 = ${plain(result.exact.oilGrams)} g`,
      `In ounces: ${plain(result.exact.oilGrams)} g × ${constants.ouncesPerGram} = ${formatOunces(result.fragranceOunces)}`,
      `Ratio: 100 ÷ ${loadPercent} = ${plain(100 / loadPercent)}, rounded to a whole number`,
    ],
    tips: [
      `Stir the oil in at ${addTemperature} and let the candle cure for ${cureTime}. A starting point: check your wax’s sheet, and never leave melting wax alone.`,
    ],
    need: {
      wax,
      waxGrams,
      fragranceGrams: result.exact.oilGrams,
      wicks: 0,
      candles: 0,
      filled: null,
      wickSize: null,
      vessel: null,
    },
  };
}
