import { TextField } from '@shop/ui/Field';
import { useId, useState } from 'react';
import { loadOnSlider, loadSlider, maximumLoad } from '../../formulas/calculateFragrance';
import type { FragranceCalculatorWax } from '../../formulas/figures';
import { parseNumber } from '../../formulas/parseNumber';
import { fragranceCalculator as fragranceCalculatorText } from '../../words/en/fragranceCalculator';
import { useWords } from '../../words/useWords';
import styles from './LoadField.module.css';

type Props = {
  wax: FragranceCalculatorWax;
  /** Percent. */
  load: number;
  onChange: (load: number) => void;
  /** What happened to the load on its own, said where it happened. */
  remark: string;
};

/** The fragrance load: a slider, and beside it the same as a number for those who cannot drag. */
export function LoadField({ wax, load, onChange, remark }: Props) {
  const words = useWords();
  const id = useId();
  const maximum = maximumLoad(wax);
  // What is being typed; it becomes a load when it is one, and is put right on leaving the field.
  const [typed, setTyped] = useState<string | null>(null);

  const type = (text: string) => {
    setTyped(text);
    const value = parseNumber(text);
    if (value >= loadSlider.min && value <= maximum) onChange(loadOnSlider(value, wax));
  };
  return (
    <div className={styles.load}>
      <label htmlFor={id} className={styles.label}>
        {words(fragranceCalculatorText.loadSlider, { load })}
      </label>
      <div className={styles.controls}>
        <input
          id={id}
          name="load"
          type="range"
          min={loadSlider.min}
          max={maximum}
          step={loadSlider.step}
          value={load}
          aria-valuetext={words(fragranceCalculatorText.loadSpoken, { load })}
          aria-describedby={`${id}hint`}
          onInput={(event) => {
            setTyped(null);
            onChange(Number(event.currentTarget.value));
          }}
        />
        <TextField
          label={words(fragranceCalculatorText.percent)}
          className={styles.number}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? String(load)}
          onInput={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
      </div>
      <p id={`${id}hint`} className={styles.hint}>
        {words(fragranceCalculatorText.loadHint, { minimum: loadSlider.min, maximum, step: loadSlider.step })}
      </p>
      <p aria-live="polite" className={styles.remark}>
        {remark}
      </p>
    </div>
  );
}
