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
import { calculateWax, waxCalculatorWaxTypes } from '../../formulas/calculateWax';
import type { WaxInputs, WaxResult } from '../../formulas/figures';
import { waxRecipe } from './waxRecipe';
import { readWaxTexts, startWaxTexts, type WaxTexts } from './waxTexts';

const unitChoices = [
  { value: 'metric', label: 'cm and grams' },
  { value: 'imperial', label: 'inches and ounces' },
] as const;

/** Wax, fragrance oil and wick for a batch of candles (rule calculators.wax). */
export function WaxCalculator({
  start = {},
  onCalculated,
  onOpened,
  actions,
  stage,
}: CalculatorProps<WaxTexts, WaxInputs, WaxResult>) {
  const { texts, change, rewrite, calculation, isStale, isInvalid, form } = useCalculation({
    start: startWaxTexts(start),
    version: start.formulas,
    read: readWaxTexts,
    calculate: calculateWax,
    onCalculated,
    onOpened,
  });
  const recipe = calculation && waxRecipe(calculation);

  return (
    <CalculatorFrame
      name="Wax calculator"
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
            range={texts.units === 'metric' ? 'Above 0, at most 1000 cm.' : 'Above 0, at most 393 in.'}
            onChange={change}
            isInvalid={isInvalid}
          />
          <NumberField
            name="candles"
            label="Number of candles"
            hint="Above 0, at most 10000."
            value={texts.candles}
            onChange={(candles) => change({ candles })}
            isInvalid={isInvalid('candles')}
            isWhole
          />
          <WaxField waxes={waxCalculatorWaxTypes} value={texts.wax} onChange={(wax) => change({ wax })} />
        </>
      }
      stage={stage?.(texts)}
      result={
        <>
          <Announcement sentence={recipe?.sentence} />
          {recipe ? <RecipeCard recipe={recipe} isStale={isStale} actions={actions} /> : null}
        </>
      }
    />
  );
}
