import { wickCaution } from '@shop/facts/wicks';
import { Tabs } from '@shop/ui/Tabs';
import { useState } from 'react';
import { Announcement } from '../../components/Announcement';
import { CalculatorFrame } from '../../components/CalculatorFrame';
import type { CalculatorProps } from '../../components/calculatorProps';
import { lengthUnit } from '../../components/formatMeasure';
import { NumberField } from '../../components/NumberField';
import { UnitsField } from '../../components/UnitsField';
import { type Calculation, useCalculation } from '../../components/useCalculation';
import { lengthText } from '../../components/vesselPresets';
import type { UnitSystem, WickInputs, WickResult } from '../../formulas/figures';
import { parseNumber } from '../../formulas/parseNumber';
import { inchesToCm } from '../../formulas/units';
import styles from './WickGuide.module.css';
import { WickTable } from './WickTable';
import { type WickFamilyId, wickFamilies } from './wickFamilies';
import { findWick, readWickTexts, startWickTexts, type WickTexts } from './wickTexts';

const unitChoices = [
  { value: 'metric', label: 'cm' },
  { value: 'imperial', label: 'inches' },
] as const;

/** What the guide says to a width: a sentence, and what it must not be taken for. */
function answer({ inputs, result, formulas }: Calculation<WickTexts, WickInputs, WickResult>): string {
  const width = `${lengthText(inputs.diameterCm, 'metric')} cm`;
  if (!result.row)
    return `${width} is narrower than the table. Try the smallest tea light wick and burn-test it. ${formulas.remark}`.trim();
  return `For ${width} inside width, start with ${result.row.eco} or ${result.row.cd}. ${wickCaution} ${formulas.remark}`.trim();
}

/** The wick for a width, the whole table, and the families of wicks (rules calculators.wick-table, calculators.wick-families). */
export function WickGuide({
  start = {},
  onCalculated,
  onOpened,
}: CalculatorProps<WickTexts, WickInputs, WickResult>) {
  const { texts, change, rewrite, calculation, isStale, isInvalid, form } = useCalculation({
    start: startWickTexts(start),
    version: start.formulas,
    read: readWickTexts,
    calculate: findWick,
    onCalculated,
    onOpened,
  });
  const [family, setFamily] = useState<WickFamilyId>('cotton');
  const changeUnits = (units: UnitSystem) => {
    const typed = parseNumber(texts.diameter);
    const cm = texts.units === 'metric' ? typed : inchesToCm(typed);
    rewrite({ units, ...(typed > 0 ? { diameter: lengthText(cm, units) } : {}) });
  };

  return (
    <>
      <CalculatorFrame
        name="Wick finder"
        form={form}
        fields={
          <>
            <UnitsField choices={unitChoices} value={texts.units} onChange={changeUnits} />
            <NumberField
              name="diameter"
              label={`Diameter (${lengthUnit(texts.units)})`}
              hint="Inside width of the vessel, above 0."
              value={texts.diameter}
              onChange={(diameter) => change({ diameter })}
              isInvalid={isInvalid('diameter')}
            />
          </>
        }
        result={
          <>
            <Announcement
              sentence={calculation ? answer(calculation) : undefined}
              placeholder={<p>Enter a width and press Calculate, or read the table.</p>}
            />
            {isStale ? <p>The width has changed. Press Calculate for a new answer.</p> : null}
            <WickTable fitting={isStale ? null : (calculation?.result.row?.diameter ?? null)} />
          </>
        }
      />
      <section className={styles.families} aria-label="Kinds of wicks">
        <h2>Which kind of wick?</h2>
        <Tabs
          label="Kinds of wicks"
          selected={family}
          onSelect={setFamily}
          tabs={wickFamilies.map(({ id, title, text, suits, watch }) => ({
            id,
            title,
            content: (
              <>
                <p>{text}</p>
                <p>
                  <strong>Suits:</strong> {suits}
                </p>
                <p>
                  <strong>Watch:</strong> {watch}
                </p>
              </>
            ),
          }))}
        />
      </section>
    </>
  );
}
