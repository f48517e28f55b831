import { wickNames } from '@shop/domain/facts/wickNames';
import { Tabs } from '@shop/ui/Tabs';
import { useState } from 'react';
import { Announcement } from '../../components/Announcement';
import { CalculatorFrame } from '../../components/CalculatorFrame';
import type { CalculatorProps } from '../../components/calculatorProps';
import { convertLengths, lengthUnit } from '../../components/formatMeasure';
import { NumberField } from '../../components/NumberField';
import { UnitsField } from '../../components/UnitsField';
import { type Calculation, useCalculation } from '../../components/useCalculation';
import { withRemark } from '../../components/withRemark';
import type { UnitSystem, WickInputs, WickResult } from '../../formulas/figures';
import { listFittingWicks } from '../../formulas/listFittingWicks';
import { shownNumber } from '../../formulas/parseNumber';
import { getBounds, LENGTH_STEP, waxLengths } from '../../formulas/ranges';
import { frame as frameText } from '../../words/en/frame';
import { lengthUnits } from '../../words/en/lengthUnits';
import { numbers as numberText } from '../../words/en/numbers';
import { recipe as recipeText } from '../../words/en/recipe';
import { vessel as vesselText } from '../../words/en/vessel';
import { wickFamilyTexts } from '../../words/en/wickFamilies';
import { wickGuide as wickGuideText } from '../../words/en/wickGuide';
import { useWords } from '../../words/useWords';
import type { Words } from '../../words/words';
import styles from './WickGuide.module.css';
import { WickTable } from './WickTable';
import { type WickFamilyId, wickFamilies } from './wickFamilies';
import { calculateWicks, readWickTexts, startWickTexts, type WickTexts } from './wickTexts';

/** What the guide says to a width: a sentence, and what it must not be taken for. */
function answer(
  words: Words,
  { texts, inputs, result, formulas }: Calculation<WickTexts, WickInputs, WickResult>,
): string {
  const width = `${words.number(shownNumber(texts.diameter))} ${words(lengthUnits[lengthUnit(texts.units)])}`;
  if (!result.row) return withRemark(words, words(wickGuideText.tooNarrow, { width }), formulas);
  const { eco, cd } = result.row;
  const sentence = words(wickGuideText.startWith, { width, eco, cd, caution: words(recipeText.wickCaution) });
  const sold = listFittingWicks(inputs.diameterCm, 'soy').map(
    ({ slug, size }) => `${wickNames[slug]} (${size})`,
  );
  const ours = sold.length > 0 ? ` ${words(wickGuideText.soldFor, { wicks: sold.join(', ') })}` : '';
  return withRemark(words, sentence + ours, formulas);
}

export function WickGuide({
  start = {},
  onCalculated,
  onOpened,
}: CalculatorProps<WickTexts, WickInputs, WickResult>) {
  const words = useWords();
  const { texts, rewrite, calculation, isStale, field, form } = useCalculation({
    start: startWickTexts(start),
    version: start.formulas,
    read: readWickTexts,
    calculate: calculateWicks,
    onCalculated,
    onOpened,
  });
  const unit = words(lengthUnits[lengthUnit(texts.units)]);
  const bounds = getBounds(waxLengths(texts.units), LENGTH_STEP);
  const [family, setFamily] = useState<WickFamilyId>('cotton');
  const changeUnits = (units: UnitSystem) => {
    const { diameter } = convertLengths({ ...texts, height: '', gap: '' }, units);
    rewrite({ units, diameter });
  };

  return (
    <>
      <CalculatorFrame
        name={words(wickGuideText.wickFinder)}
        form={form}
        fields={
          <>
            <UnitsField
              choices={[
                ['metric', words(lengthUnits.cm)],
                ['imperial', words(wickGuideText.inches)],
              ]}
              value={texts.units}
              onChange={changeUnits}
            />
            <NumberField
              {...field('diameter')}
              label={words(frameText.diameter, { unit })}
              hint={words(vesselText.insideWidth, {
                range: words(numberText.aboveZero, { ...bounds, unit }),
              })}
              bounds={bounds}
            />
          </>
        }
        result={
          <>
            <Announcement
              sentence={calculation ? answer(words, calculation) : undefined}
              placeholder={<p>{words(wickGuideText.wickEmpty)}</p>}
            />
            {isStale ? <p>{words(frameText.stale)}</p> : null}
            <WickTable fitting={isStale ? null : (calculation?.result.row?.diameter ?? null)} />
          </>
        }
      />
      <section className={styles.families} aria-label={words(wickGuideText.families)}>
        <h2>{words(wickGuideText.whichKind)}</h2>
        <Tabs
          label={words(wickGuideText.families)}
          selected={family}
          onSelect={setFamily}
          tabs={wickFamilies.map((id) => ({
            id,
            title: words(wickFamilyTexts[id]),
            content: (
              <>
                <p>
                  <strong>{words(wickFamilyTexts[id])}:</strong> {words(wickFamilyTexts[`${id}Text`])}
                </p>
                <p>
                  <strong>{words(wickGuideText.suits)}</strong> {words(wickFamilyTexts[`${id}Suits`])}
                </p>
                <p>
                  <strong>{words(wickGuideText.watch)}</strong> {words(wickFamilyTexts[`${id}Watch`])}
                </p>
              </>
            ),
          }))}
        />
      </section>
    </>
  );
}
