import { useId } from 'react';
import { NumberField } from '../../components/NumberField';
import { loadOnSlider, loadRange, loadSlider, maximumLoad } from '../../formulas/calculateFragrance';
import type { FragranceCalculatorWax } from '../../formulas/figures';
import { isInRange, parseNumber } from '../../formulas/parseNumber';
import { fragranceCalculator as fragranceCalculatorText } from '../../words/en/fragranceCalculator';
import { waxes as waxesText } from '../../words/en/waxes';
import { useWords } from '../../words/useWords';
import styles from './LoadField.module.css';

type Props = {
  wax: FragranceCalculatorWax;
  /** Percent, as typed. */
  load: string;
  onChange: (load: string) => void;
  /** To what is calculated with: a fresh result stays fresh. */
  rewrite: (changes: { load: string }) => void;
  /** True where the wax holds less than the load that stood here. */
  isLowered: boolean;
};

export function LoadField({ wax, load, onChange, rewrite, isLowered }: Props) {
  const words = useWords();
  const id = useId();
  const maximum = maximumLoad(wax);
  const isInvalid = !isInRange(load, loadRange(wax));
  const onSlider = loadOnSlider(parseNumber(load), wax);
  return (
    <div className={styles.load}>
      <label htmlFor={id} className={styles.label}>
        {words(fragranceCalculatorText.loadSlider, { load: onSlider })}
      </label>
      <div className={styles.controls}>
        <input
          id={id}
          type="range"
          min={loadSlider.min}
          max={maximum}
          step={loadSlider.step}
          value={onSlider}
          aria-valuetext={words(fragranceCalculatorText.loadSpoken, { load: onSlider })}
          aria-describedby={`${id}hint`}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        <NumberField
          name="load"
          label={words(fragranceCalculatorText.percent)}
          className={styles.number}
          bounds={{ min: loadSlider.min, max: maximum, step: loadSlider.step }}
          value={load}
          onChange={onChange}
          // Between two steps of the slider: to the nearest.
          onBlur={() => {
            if (!isInvalid && parseNumber(load) !== onSlider) rewrite({ load: String(onSlider) });
          }}
          isInvalid={isInvalid}
        />
      </div>
      <p id={`${id}hint`} className={styles.hint}>
        {words(fragranceCalculatorText.loadHint, { minimum: loadSlider.min, maximum, step: loadSlider.step })}
      </p>
      <p aria-live="polite" className={styles.remark}>
        {isLowered
          ? words(fragranceCalculatorText.loweredLoad, { maximum, wax: words(waxesText[wax]) })
          : null}
      </p>
    </div>
  );
}
