import type { UnitSystem } from '../formulas/figures';
import { frame as frameText } from '../words/en/frame';
import { useWords } from '../words/useWords';
import styles from './UnitsField.module.css';

type Props = {
  /** The systems in the order to show: the specified one first. */
  choices: readonly (readonly [system: UnitSystem, label: string])[];
  value: UnitSystem;
  onChange: (units: UnitSystem) => void;
};

export function UnitsField({ choices, value, onChange }: Props) {
  const words = useWords();
  return (
    <fieldset className={styles.units}>
      <legend>{words(frameText.units)}</legend>
      {choices.map(([system, label]) => (
        <label key={system}>
          <input
            type="radio"
            name="units"
            value={system}
            checked={system === value}
            onChange={() => {
              if (system !== value) onChange(system);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
