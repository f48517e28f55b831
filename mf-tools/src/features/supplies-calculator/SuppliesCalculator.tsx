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
import { suppliesCalculator } from '../../words/en/suppliesCalculator';
import { useWords } from '../../words/useWords';
import { EmptySupplies } from './EmptySupplies';
import { loadAdvice } from './loadAdvice';
import styles from './SuppliesCalculator.module.css';
import { suppliesRecipe } from './suppliesRecipe';
import { readSuppliesTexts, type SuppliesTexts, startSuppliesTexts } from './suppliesTexts';

/** Everything that a batch takes, by weight and as the quick estimate (rule calculators.supplies). */
export function SuppliesCalculator({
  start = {},
  onCalculated,
  onOpened,
  actions,
  stage,
}: CalculatorProps<SuppliesTexts, SuppliesInputs, SuppliesResult>) {
  const words = useWords(suppliesCalculator);
  const { texts, change, rewrite, calculation, isStale, isInvalid, form } = useCalculation({
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
      name={words('suppliesCalculator')}
      form={form}
      fields={
        <>
          <UnitsField
            choices={[
              { value: 'imperial', label: words('inchesAndOunces') },
              { value: 'metric', label: words('cmAndGrams') },
            ]}
            value={texts.units}
            onChange={(units) => rewrite({ units, ...convertLengths(texts, units) })}
          />
          <VesselFields
            texts={texts}
            units={texts.units}
            range={words(isMetric ? 'suppliesRangeCm' : 'suppliesRangeInches')}
            onChange={change}
            isInvalid={isInvalid}
          />
          <NumberField
            name="candles"
            label={words('candleCount')}
            hint={words('suppliesCandleRange')}
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
            label={words('load')}
            hint={words('suppliesLoadHint')}
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
