import { useState } from 'react';
import { Announcement } from '../../components/Announcement';
import { CalculatorFrame } from '../../components/CalculatorFrame';
import type { CalculatorProps } from '../../components/calculatorProps';
import { NumberField } from '../../components/NumberField';
import { RecipeCard } from '../../components/RecipeCard';
import { UnitsField } from '../../components/UnitsField';
import { useCalculation } from '../../components/useCalculation';
import { WaxField } from '../../components/WaxField';
import {
  calculateFragrance,
  fragranceCalculatorWaxTypes,
  maximumLoad,
} from '../../formulas/calculateFragrance';
import type {
  FragranceCalculatorWax,
  FragranceInputs,
  FragranceResult,
  UnitSystem,
} from '../../formulas/figures';
import { parseNumber } from '../../formulas/parseNumber';
import { getBounds } from '../../formulas/ranges';
import { gramsToOunces, ouncesToGrams } from '../../formulas/units';
import { fragranceCalculator as fragranceCalculatorText } from '../../words/en/fragranceCalculator';
import { numbers as numberText } from '../../words/en/numbers';
import { weightUnits } from '../../words/en/weightUnits';
import { useWords } from '../../words/useWords';
import { fragranceRecipe } from './fragranceRecipe';
import {
  type FragranceTexts,
  fragranceWeights,
  readFragranceTexts,
  startFragranceTexts,
} from './fragranceTexts';
import { LoadField } from './LoadField';

export function FragranceCalculator({
  start = {},
  onCalculated,
  onOpened,
  actions,
}: CalculatorProps<FragranceTexts, FragranceInputs, FragranceResult>) {
  const words = useWords();
  const { texts, change, rewrite, calculation, isStale, field, form } = useCalculation({
    start: startFragranceTexts(start),
    version: start.formulas,
    read: readFragranceTexts,
    calculate: calculateFragrance,
    onCalculated,
    onOpened,
  });
  const [isLowered, setIsLowered] = useState(false);
  const recipe = calculation && fragranceRecipe(words, calculation);
  const isMetric = texts.units === 'metric';
  const bounds = getBounds(fragranceWeights(texts.units), isMetric ? 1 : 0.1);

  const changeWax = (wax: FragranceCalculatorWax) => {
    const maximum = maximumLoad(wax);
    const isTooMuch = parseNumber(texts.load) > maximum;
    change(isTooMuch ? { wax, load: String(maximum) } : { wax });
    setIsLowered(isTooMuch);
  };
  const changeUnits = (units: UnitSystem) => {
    const typed = parseNumber(texts.weight, isMetric);
    const weight = units === 'metric' ? ouncesToGrams(typed) : gramsToOunces(typed);
    rewrite({ units, ...(typed > 0 ? { weight: String(weight) } : {}) });
  };

  return (
    <CalculatorFrame
      name={words(fragranceCalculatorText.fragranceCalculator)}
      form={form}
      fields={
        <>
          <UnitsField
            choices={[
              ['metric', words(weightUnits.grams)],
              ['imperial', words(weightUnits.ounces)],
            ]}
            value={texts.units}
            onChange={changeUnits}
          />
          <NumberField
            {...field('weight')}
            label={words(
              isMetric ? fragranceCalculatorText.weightGrams : fragranceCalculatorText.weightOunces,
            )}
            hint={words(numberText.aboveZero, { max: bounds.max, unit: isMetric ? 'g' : 'oz' })}
            bounds={bounds}
          />
          <WaxField waxes={fragranceCalculatorWaxTypes} value={texts.wax} onChange={changeWax} />
          <LoadField
            wax={texts.wax}
            load={texts.load}
            isLowered={isLowered}
            rewrite={rewrite}
            onChange={(load) => {
              setIsLowered(false);
              change({ load });
            }}
          />
        </>
      }
      result={
        <>
          <Announcement
            sentence={recipe?.sentence}
            placeholder={<p>{words(fragranceCalculatorText.fragranceEmpty)}</p>}
          />
          {recipe ? <RecipeCard recipe={recipe} isStale={isStale} actions={actions} /> : null}
        </>
      }
    />
  );
}
