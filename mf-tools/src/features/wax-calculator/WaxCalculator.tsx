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
import { getBounds, LENGTH_STEP, waxLengths, waxRanges } from '../../formulas/ranges';
import { numbers as numberText } from '../../words/en/numbers';
import { vessel as vesselText } from '../../words/en/vessel';
import { waxCalculator as waxCalculatorText } from '../../words/en/waxCalculator';
import { useWords } from '../../words/useWords';
import { waxRecipe } from './waxRecipe';
import { readWaxTexts, startWaxTexts, type WaxTexts } from './waxTexts';

export function WaxCalculator({
  start = {},
  onCalculated,
  onOpened,
  actions,
  stage,
}: CalculatorProps<WaxTexts, WaxInputs, WaxResult>) {
  const words = useWords();
  const { texts, change, rewrite, calculation, isStale, field, form } = useCalculation({
    start: startWaxTexts(start),
    version: start.formulas,
    read: readWaxTexts,
    calculate: calculateWax,
    onCalculated,
    onOpened,
  });
  const recipe = calculation && waxRecipe(words, calculation);

  return (
    <CalculatorFrame
      name={words(waxCalculatorText.waxCalculator)}
      form={form}
      fields={
        <>
          <UnitsField
            choices={[
              ['metric', words(vesselText.cmAndGrams)],
              ['imperial', words(vesselText.inchesAndOunces)],
            ]}
            value={texts.units}
            onChange={(units) => rewrite({ units, ...convertLengths(texts, units) })}
          />
          <VesselFields
            texts={texts}
            units={texts.units}
            range={numberText.aboveZero}
            bounds={getBounds(waxLengths(texts.units), LENGTH_STEP)}
            onChange={change}
            field={field}
          />
          <NumberField
            {...field('candles')}
            label={words(vesselText.candleCount)}
            hint={words(vesselText.candleRange)}
            bounds={getBounds(waxRanges.candles, 1)}
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
