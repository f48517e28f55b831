import { getStartLoadPercent } from '@shop/domain/facts/fragranceLoads';
import { extraWaxPercent } from '@shop/domain/facts/waxes';
import { bothWeights, formatGrams, lengthUnit, plain } from '../../components/formatMeasure';
import type { Recipe } from '../../components/recipe';
import { recipeQuery } from '../../components/recipeQuery';
import type { Calculation } from '../../components/useCalculation';
import { presetVessel } from '../../components/vesselPresets';
import { withRemark } from '../../components/withRemark';
import type { FormulaConstants } from '../../formulas/constants';
import type { WaxInputs, WaxResult } from '../../formulas/figures';
import { parseNumber, shownNumber } from '../../formulas/parseNumber';
import { lengthUnits } from '../../words/en/lengthUnits';
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

/** The fields as a sentence has them: '4 candles, 8 cm wide and 9 cm high inside, soy wax'. */
function describe(words: Words, { units, diameter, height, gap, candles, wax }: WaxTexts): string {
  const unit = words(lengthUnits[lengthUnit(units)]);
  const free = shownNumber(gap);
  return [
    words(recipeText.candles, { count: parseNumber(candles) }),
    words(recipeText.measures, { diameter: shownNumber(diameter), height: shownNumber(height), unit }),
    ...(free > 0 ? [words(recipeText.leftFree, { gap: free, unit })] : []),
    words(waxesText[wax]),
  ].join(', ');
}

export function waxRecipe(
  words: Words,
  { texts, inputs, result, formulas }: Calculation<WaxTexts, WaxInputs, WaxResult>,
): Recipe {
  const weight = (name: string, label: string, value: number, exact: number) => ({
    name,
    label,
    value,
    ...bothWeights(words, exact, texts.units, formulas.constants.ouncesPerGram),
  });
  const { exact } = result;
  const load = getStartLoadPercent(inputs.wax);
  const firstOilGrams = (exact.waxGrams * load) / 100;
  // Apart in the last bit only, they are the same share.
  const isMost = exact.fragranceGrams - firstOilGrams > 1e-6;
  const oil = weight('fragranceGrams', words(recipeText.oil), result.fragranceGrams, exact.fragranceGrams);
  return {
    title: words(waxCalculatorText.waxTitle),
    madeFrom: withRemark(words, words(recipeText.madeFrom, { fields: describe(words, texts) }), formulas),
    sentence: words(waxCalculatorText.waxSentence, {
      candles: words(recipeText.candles, { count: inputs.candles }),
      wax: words(waxesText[inputs.wax]),
      waxGrams: result.waxGrams,
      oilGrams: result.fragranceGrams,
      totalGrams: result.totalGrams,
    }),
    groups: [
      {
        look: 'large',
        figures: [
          weight('waxGrams', words(recipeText.wax), result.waxGrams, exact.waxGrams),
          isMost
            ? {
                ...oil,
                also: `${oil.also} · ${words(waxCalculatorText.mostOil, { share: plain((exact.fragranceGrams / exact.waxGrams) * 100) })}`,
              }
            : oil,
          weight(
            'totalGrams',
            words(waxCalculatorText.total),
            result.totalGrams,
            exact.waxGrams + exact.fragranceGrams,
          ),
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
      ...(isMost
        ? [words(waxCalculatorText.firstLoad, { load, grams: formatGrams(words, firstOilGrams) })]
        : []),
      words(waxCalculatorText.waxTip, {
        tip: words(waxCalculatorText.extraWaxTip),
        extra: formatGrams(words, (exact.waxGrams * extraWaxPercent) / 100),
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
