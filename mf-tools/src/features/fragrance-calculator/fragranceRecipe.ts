import { formatGrams, formatOunces, plain } from '../../components/formatMeasure';
import type { Recipe } from '../../components/recipe';
import { recipeQuery } from '../../components/recipeQuery';
import type { Calculation } from '../../components/useCalculation';
import { withRemark } from '../../components/withRemark';
import { maximumLoad } from '../../formulas/calculateFragrance';
import type { FragranceInputs, FragranceResult } from '../../formulas/figures';
import { fragranceCalculator as fragranceCalculatorText } from '../../words/en/fragranceCalculator';
import { fragranceAdvice } from '../../words/en/fragranceTip';
import { recipe as recipeText } from '../../words/en/recipe';
import { waxes as waxesText } from '../../words/en/waxes';
import type { Words } from '../../words/words';
import type { FragranceTexts } from './fragranceTexts';

export function fragranceRecipe(
  words: Words,
  { texts, inputs, result, formulas }: Calculation<FragranceTexts, FragranceInputs, FragranceResult>,
): Recipe {
  const { constants } = formulas;
  const { waxGrams, loadPercent: load, wax } = inputs;
  const isMetric = texts.units === 'metric';
  const oil = { name: 'fragranceOilAmount', label: words(recipeText.oil), value: result.fragranceOilAmount };
  const ounces = {
    name: 'fragranceOunces',
    label: words(fragranceCalculatorText.inOunces),
    value: result.fragranceOunces,
  };
  const grams = { ...oil, text: formatGrams(words, result.exact.oilGrams) };
  const imperial = { ...ounces, text: formatOunces(words, result.fragranceOunces) };
  const weight = isMetric
    ? formatGrams(words, waxGrams)
    : `${words.number(plain(waxGrams * constants.ouncesPerGram))} oz`;
  const inSentence = { weight, wax: words(waxesText[wax]), load };
  const oilGrams = plain(result.exact.oilGrams);
  return {
    title: words(fragranceCalculatorText.fragranceTitle),
    madeFrom: withRemark(words, words(fragranceCalculatorText.fragranceFrom, inSentence), formulas),
    sentence: words(fragranceCalculatorText.fragranceSentence, {
      ...inSentence,
      grams: result.fragranceOilAmount,
      ounces: words.number(result.fragranceOunces, 2),
    }),
    groups: [
      {
        look: 'large',
        figures: isMetric
          ? [grams, imperial]
          : [
              { ...imperial, label: words(recipeText.oil) },
              { ...grams, label: words(fragranceCalculatorText.inGrams) },
            ],
      },
      {
        figures: [
          {
            name: 'fragrancePercent',
            label: words(fragranceCalculatorText.ofWax),
            value: load,
            text: words(fragranceCalculatorText.loadFigure, { load }),
            also: words(fragranceCalculatorText.holdsUpTo, {
              wax: words.start(waxesText[wax]),
              maximum: maximumLoad(wax, constants),
            }),
          },
          {
            name: 'fragToWaxRatio',
            label: words(fragranceCalculatorText.oilToWax),
            value: result.fragToWaxRatio,
            text: result.fragToWaxRatio,
          },
        ],
      },
    ],
    steps: [
      words(fragranceCalculatorText.oilStep, { weight: plain(waxGrams), load, oil: oilGrams }),
      words(fragranceCalculatorText.ouncesStep, {
        oil: oilGrams,
        factor: constants.ouncesPerGram,
        ounces: imperial.text,
      }),
      words(fragranceCalculatorText.ratioStep, { load, ratio: plain(100 / load) }),
    ],
    tips: [words(fragranceAdvice.fragranceTip)],
    query: recipeQuery({ texts, formulas }),
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
