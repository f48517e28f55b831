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
import { getBounds, LENGTH_STEP, LOAD_STEP, suppliesLengths, suppliesRanges } from '../../formulas/ranges';
import { suppliesCalculator as suppliesCalculatorText } from '../../words/en/suppliesCalculator';
import { vessel as vesselText } from '../../words/en/vessel';
import { useWords } from '../../words/useWords';
import { EmptySupplies } from './EmptySupplies';
import { loadAdvice } from './loadAdvice';
import styles from './SuppliesCalculator.module.css';
import { suppliesRecipe } from './suppliesRecipe';
import { readSuppliesTexts, type SuppliesTexts, startSuppliesTexts } from './suppliesTexts';

export function SuppliesCalculator({
  start = {},
  onCalculated,
  onOpened,
  actions,
  stage,
}: CalculatorProps<SuppliesTexts, SuppliesInputs, SuppliesResult>) {
  const words = useWords();
  const { texts, change, rewrite, calculation, isStale, field, form } = useCalculation({
    start: startSuppliesTexts(start),
    version: start.formulas,
    read: readSuppliesTexts,
    calculate: calculateSupplies,
    onCalculated,
    onOpened,
  });
  const recipe = calculation && suppliesRecipe(words, calculation);
  const isMetric = texts.units === 'metric';
  const advice = loadAdvice(words, parseNumber(texts.load), texts.wax);

  return (
    <CalculatorFrame
      name={words(suppliesCalculatorText.suppliesCalculator)}
      form={form}
      fields={
        <>
          <UnitsField
            choices={[
              ['imperial', words(vesselText.inchesAndOunces)],
              ['metric', words(vesselText.cmAndGrams)],
            ]}
            value={texts.units}
            onChange={(units) => rewrite({ units, ...convertLengths(texts, units) })}
          />
          <VesselFields
            texts={texts}
            units={texts.units}
            range={suppliesCalculatorText.suppliesRange}
            bounds={getBounds(suppliesLengths(texts.units), LENGTH_STEP)}
            onChange={change}
            field={field}
          />
          <NumberField
            {...field('candles')}
            label={words(vesselText.candleCount)}
            hint={words(vesselText.candleRange)}
            bounds={getBounds(suppliesRanges.candles, 1)}
          />
          <WaxField
            waxes={suppliesCalculatorWaxTypes}
            value={texts.wax}
            onChange={(wax) => change({ wax })}
          />
          <NumberField
            {...field('load')}
            label={words(suppliesCalculatorText.load)}
            hint={words(suppliesCalculatorText.suppliesLoadHint)}
            bounds={getBounds(suppliesRanges.loadPercent, LOAD_STEP)}
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
