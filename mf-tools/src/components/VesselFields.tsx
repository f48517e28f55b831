import { vessels } from '@shop/domain/facts/vessels';
import { SelectField } from '@shop/ui/Field';
import type { UnitSystem } from '../formulas/figures';
import { parseNumber, shownNumber } from '../formulas/parseNumber';
import type { FieldBounds } from '../formulas/ranges';
import { roundTo } from '../formulas/units';
import { heightFromWaterCm } from '../formulas/vessel';
import { frame as frameText } from '../words/en/frame';
import { lengthUnits } from '../words/en/lengthUnits';
import { vessel as vesselText } from '../words/en/vessel';
import { useWords } from '../words/useWords';
import { lengthCm, lengthText, lengthUnit } from './formatMeasure';
import { type FieldState, NumberField } from './NumberField';
import optionStyles from './UnitsField.module.css';
import styles from './VesselFields.module.css';
import { presetTexts, presetVessel } from './vesselPresets';
import { WaterWeighing } from './WaterWeighing';

type VesselTexts = { diameter: string; height: string; gap: string };

type Props = {
  texts: VesselTexts;
  units: UnitSystem;
  /** Says the range of a length: '{min} to {max} {unit}.' */
  range: string;
  bounds: FieldBounds;
  onChange: (changes: Partial<VesselTexts>) => void;
  field: (name: keyof VesselTexts) => FieldState;
};

const OWN_VESSEL = 'own';
/** As in the vessels that we sell. */
const GAP_CM = vessels[0].gapCm;

export function VesselFields({ texts, units, range, bounds, onChange, field }: Props) {
  const words = useWords();
  const unit = words(lengthUnits[lengthUnit(units)]);
  const rangeText = words(range, { ...bounds, unit });
  const chosen = presetVessel({ ...texts, units });

  const weigh = (waterGrams: number) => {
    const filledCm = heightFromWaterCm(waterGrams, lengthCm(texts.diameter, units));
    onChange({ height: lengthText(roundTo(filledCm, 3), units), gap: '0' });
  };

  return (
    <>
      <SelectField
        label={words(vesselText.vessel)}
        value={chosen?.slug ?? OWN_VESSEL}
        onInput={({ currentTarget }) => {
          const vessel = vessels.find(({ slug }) => slug === currentTarget.value);
          if (vessel) onChange(presetTexts(vessel, units));
        }}
      >
        <option value={OWN_VESSEL}>{words(vesselText.ownVessel)}</option>
        {vessels.map((vessel) => (
          <option key={vessel.slug} value={vessel.slug}>
            {words(vesselText.soldVessel, {
              name: words(vessel.name),
              diameter: shownNumber(lengthText(vessel.diameterCm, units)),
              height: shownNumber(lengthText(vessel.heightCm, units)),
              unit,
            })}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <NumberField
          {...field('diameter')}
          label={words(frameText.diameter, { unit })}
          hint={words(vesselText.insideWidth, { range: rangeText })}
          bounds={bounds}
        />
        <NumberField
          {...field('height')}
          label={words(vesselText.height, { unit })}
          hint={words(vesselText.insideHeight, { range: rangeText })}
          bounds={bounds}
        />
      </div>
      <div className={optionStyles.units}>
        <label>
          <input
            type="checkbox"
            checked={parseNumber(texts.gap) > 0}
            onChange={(event) =>
              onChange({ gap: event.currentTarget.checked ? lengthText(GAP_CM, units) : '0' })
            }
          />
          {words(vesselText.leaveGap)}
        </label>
      </div>
      <details className={styles.more}>
        <summary>{words(vesselText.fillLine)}</summary>
        <NumberField
          {...field('gap')}
          label={words(vesselText.gap, { unit })}
          hint={words(vesselText.gapHint)}
          bounds={{ ...bounds, min: 0 }}
        />
        <WaterWeighing canWeigh={parseNumber(texts.diameter) > 0} onWeighed={weigh} />
      </details>
    </>
  );
}
