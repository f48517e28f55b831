import { suppliesLoad } from '@shop/facts/waxes';
import { Announcement } from '../../components/Announcement';
import { CalculatorFrame } from '../../components/CalculatorFrame';
import type { CalculatorProps } from '../../components/calculatorProps';
import { convertLengths } from '../../components/formatMeasure';
import { NumberField } from '../../components/NumberField';
import { RecipeCard } from '../../components/RecipeCard';
import { UnitsField } from '../../components/UnitsField';
import { useCalculation } from '../../components/useCalculation';
import { VesselFields } from '../../components/VesselFields';
import { WaxField } from '../../components/WaxField';
import { calculateSupplies, suppliesCalculatorWaxTypes } from '../../formulas/calculateSupplies';
import type { SuppliesInputs, SuppliesResult } from '../../formulas/figures';
import { parseNumber } from '../../formulas/parseNumber';
import { EmptySupplies } from './EmptySupplies';
import { loadAdvice } from './loadAdvice';
import styles from './SuppliesCalculator.module.css';
import { suppliesRecipe } from './suppliesRecipe';
import { readSuppliesTexts, type SuppliesTexts, startSuppliesTexts } from './suppliesTexts';

const unitChoices = [
  { value: 'imperial', label: 'inches and ounces' },
  { value: 'metric', label: 'cm and grams' },
] as const;

/** Everything that a batch takes, by weight and as the quick estimate (rule calculators.supplies). */
export function SuppliesCalculator({
  start = {},
  onCalculated,
  onOpened,
  actions,
  stage,
}: CalculatorProps<SuppliesTexts, SuppliesInputs, SuppliesResult>) {
  const { texts, change, rewrite, calculation, isStale, isInvalid, form } = useCalculation({
    start: startSuppliesTexts(start),
    version: start.formulas,
    read: readSuppliesTexts,
    calculate: calculateSupplies,
    onCalculated,
    onOpened,
  });
  const recipe = calculation && suppliesRecipe(calculation);
  const isMetric = texts.units === 'metric';
  const advice = loadAdvice(parseNumber(texts.load), texts.wax);

  return (
    <CalculatorFrame
      name="Supplies calculator"
      form={form}
      fields={
        <>
          <UnitsField
            choices={unitChoices}
            value={texts.units}
            onChange={(units) => rewrite({ units, ...convertLengths(texts, units) })}
          />
          <VesselFields
            texts={texts}
            units={texts.units}
            range={isMetric ? '1.27 to 1016 cm.' : '0.5 to 400 in.'}
            onChange={change}
            isInvalid={isInvalid}
          />
          <NumberField
            name="candles"
            label="Number of candles"
            hint="A whole number from 1 to 10000."
            value={texts.candles}
            onChange={(candles) => change({ candles })}
            isInvalid={isInvalid('candles')}
            isWhole
          />
          <WaxField
            waxes={suppliesCalculatorWaxTypes}
            value={texts.wax}
            onChange={(wax) => change({ wax })}
          />
          <NumberField
            name="load"
            label="Fragrance load (%)"
            hint={`Typical range: ${suppliesLoad.typical}. From ${suppliesLoad.min} to ${suppliesLoad.max}.`}
            value={texts.load}
            onChange={(load) => change({ load })}
            isInvalid={isInvalid('load')}
          />
          <p aria-live="polite" className={styles.advice}>
            {advice}
          </p>
        </>
      }
      stage={stage?.(texts)}
      result={
        <>
          <Announcement sentence={recipe?.sentence} />
          {recipe ? (
            <RecipeCard recipe={recipe} isStale={isStale} actions={actions} />
          ) : (
            <EmptySupplies isMetric={isMetric} />
          )}
        </>
      }
    />
  );
}
