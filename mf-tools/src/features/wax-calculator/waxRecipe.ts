import { getStartLoadPercent } from '@shop/domain/facts/fragranceLoads';
import { extraWaxPercent } from '@shop/domain/facts/waxes';
import { describeFields } from '../../components/describeFields';
import { bothWeights, plain } from '../../components/formatMeasure';
import type { Recipe } from '../../components/recipe';
import { recipeQuery } from '../../components/recipeQuery';
import type { Calculation } from '../../components/useCalculation';
import { presetVessel } from '../../components/vesselPresets';
import { withRemark } from '../../components/withRemark';
import type { FormulaConstants } from '../../formulas/constants';
import type { WaxInputs, WaxResult } from '../../formulas/figures';
import { recipe as recipeText } from '../../words/en/recipe';
import { waxCalculator as waxCalculatorText } from '../../words/en/waxCalculator';
import { waxes as waxesText } from '../../words/en/waxes';
import type { Words } from '../../words/words';
import type { WaxTexts } from './waxTexts';

function arithmetic(
  words: Words,
  inputs: WaxInputs,
  { exact }: WaxResult,
  { waxes }: FormulaConstants,
): string[] {
  const { density, fragranceShare: share } = waxes[inputs.wax];
  const volume = plain(exact.volumeCm3);
  const waxGrams = plain(exact.waxGrams);
  const candles = words(recipeText.candles, { count: inputs.candles });
  return [
    words(waxCalculatorText.waxVolume, {
      diameter: plain(inputs.diameterCm),
      height: plain(inputs.heightCm),
      volume,
    }),
    words(waxCalculatorText.waxStep, { volume, density, candles, waxGrams }),
    words(waxCalculatorText.waxOilStep, { waxGrams, share, oilGrams: plain(exact.fragranceGrams) }),
    words(waxCalculatorText.waxRounding),
  ];
}

export function waxRecipe(
  words: Words,
  { texts, inputs, result, formulas }: Calculation<WaxTexts, WaxInputs, WaxResult>,
): Recipe {
  const { exact } = result;
  const inUnits = (grams: number) => bothWeights(words, grams, texts.units, formulas.constants.ouncesPerGram);
  const weight = (name: 'waxGrams' | 'fragranceGrams' | 'totalGrams', label: string, grams: number) => ({
    name,
    label: words(label),
    value: result[name],
    ...inUnits(grams),
  });
  const load = getStartLoadPercent(inputs.wax);
  const firstOilGrams = (exact.waxGrams * load) / 100;
  // Apart in the last bit only, they are the same share.
  const isMost = exact.fragranceGrams - firstOilGrams > 1e-6;
  const wax = weight('waxGrams', recipeText.wax, exact.waxGrams);
  const oil = weight('fragranceGrams', recipeText.oil, exact.fragranceGrams);
  const total = weight('totalGrams', waxCalculatorText.total, exact.waxGrams + exact.fragranceGrams);
  const most = isMost
    ? ` · ${words(waxCalculatorText.mostOil, { share: plain((exact.fragranceGrams / exact.waxGrams) * 100) })}`
    : '';
  return {
    title: words(waxCalculatorText.waxTitle),
    madeFrom: withRemark(
      words,
      words(recipeText.madeFrom, { fields: describeFields(words, texts) }),
      formulas,
    ),
    sentence: words(waxCalculatorText.waxSentence, {
      candles: words(recipeText.candles, { count: inputs.candles }),
      wax: words(waxesText[inputs.wax]),
      weight: wax.spoken,
      oil: oil.spoken,
      total: total.spoken,
    }),
    groups: [
      {
        look: 'large',
        figures: [
          wax,
          { ...oil, also: oil.also + most },
          total,
          {
            name: 'wickSize',
            label: words(recipeText.wickSize),
            value: result.wickSize,
            text: result.wickSize,
          },
        ],
      },
    ],
    steps: arithmetic(words, inputs, result, formulas.constants),
    tips: [
      ...(isMost ? [words(waxCalculatorText.firstLoad, { load, oil: inUnits(firstOilGrams).text })] : []),
      words(waxCalculatorText.waxTip, {
        tip: words(waxCalculatorText.extraWaxTip),
        extra: inUnits((exact.waxGrams * extraWaxPercent) / 100).text,
      }),
      `${words(recipeText.wickSize)}: ${words(recipeText.wickCaution)}`,
    ],
    query: recipeQuery({ texts, formulas }),
    need: {
      wax: inputs.wax,
      waxGrams: exact.waxGrams,
      fragranceGrams: Math.min(firstOilGrams, exact.fragranceGrams),
      wicks: inputs.candles,
      candles: inputs.candles,
      filled: { diameterCm: inputs.diameterCm, heightCm: inputs.heightCm },
      wickSize: result.wickSize,
      vessel: presetVessel(texts)?.slug ?? null,
    },
  };
}
