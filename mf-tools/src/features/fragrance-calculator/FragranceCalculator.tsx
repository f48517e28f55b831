import { waxNames } from '@shop/facts/waxes';
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
import { gramsToOunces, ouncesToGrams, roundTo } from '../../formulas/units';
import { fragranceRecipe } from './fragranceRecipe';
import { type FragranceTexts, readFragranceTexts, startFragranceTexts } from './fragranceTexts';
import { LoadField } from './LoadField';

const unitChoices = [
  { value: 'metric', label: 'grams' },
  { value: 'imperial', label: 'ounces' },
] as const;

/** Fragrance oil for a weight of wax (rule calculators.fragrance). */
export function FragranceCalculator({
  start = {},
  onCalculated,
  onOpened,
  actions,
}: CalculatorProps<FragranceTexts, FragranceInputs, FragranceResult>) {
  const { texts, change, rewrite, calculation, isStale, isInvalid, form } = useCalculation({
    start: startFragranceTexts(start),
    version: start.formulas,
    read: readFragranceTexts,
    calculate: calculateFragrance,
    onCalculated,
    onOpened,
  });
  const [remark, setRemark] = useState('');
  const recipe = calculation && fragranceRecipe(calculation);
  const isMetric = texts.units === 'metric';

  const changeWax = (wax: FragranceCalculatorWax) => {
    const maximum = maximumLoad(wax);
    const isLowered = Number(texts.load) > maximum;
    change(isLowered ? { wax, load: String(maximum) } : { wax });
    setRemark(isLowered ? `Lowered to ${maximum}%, the most that ${waxNames[wax].toLowerCase()} holds.` : '');
  };
  const changeUnits = (units: UnitSystem) => {
    const typed = parseNumber(texts.weight);
    const weight = units === 'metric' ? roundTo(ouncesToGrams(typed), 1) : roundTo(gramsToOunces(typed), 3);
    rewrite({ units, ...(typed > 0 ? { weight: String(weight) } : {}) });
  };

  return (
    <CalculatorFrame
      name="Fragrance oil calculator"
      form={form}
      fields={
        <>
          <UnitsField choices={unitChoices} value={texts.units} onChange={changeUnits} />
          <NumberField
            name="weight"
            label={isMetric ? 'Wax weight (g)' : 'Wax weight (oz)'}
            hint={isMetric ? 'Above 0, at most 1000000 g.' : 'Above 0, at most 35274 oz.'}
            value={texts.weight}
            onChange={(weight) => change({ weight })}
            isInvalid={isInvalid('weight')}
          />
          <WaxField waxes={fragranceCalculatorWaxTypes} value={texts.wax} onChange={changeWax} />
          <LoadField
            wax={texts.wax}
            load={Number(texts.load)}
            remark={remark}
            onChange={(load) => {
              setRemark('');
              change({ load: String(load) });
            }}
          />
        </>
      }
      result={
        <>
          <Announcement
            sentence={recipe?.sentence}
            placeholder={
              <p>
                Enter the weight of your wax, choose the wax and the load, and press Calculate to see how much
                fragrance oil to add.
              </p>
            }
          />
          {recipe ? <RecipeCard recipe={recipe} isStale={isStale} actions={actions} /> : null}
        </>
      }
    />
  );
}
