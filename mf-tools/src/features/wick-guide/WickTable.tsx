import { wickGuideRows } from '@shop/domain/facts/wicks';
import { useId } from 'react';
import { cmToInches } from '../../formulas/units';
import { lengthUnits } from '../../words/en/lengthUnits';
import { recipe as recipeText } from '../../words/en/recipe';
import { wickGuide as wickGuideText } from '../../words/en/wickGuide';
import { useWords } from '../../words/useWords';
import styles from './WickGuide.module.css';

export function WickTable({ fitting }: { fitting: string | null }) {
  const words = useWords();
  const inches = (cm: number) => words.number(cmToInches(cm), 1);
  const id = useId();
  return (
    <>
      {/* No caption: in a narrow place it would be as wide as the table, and scrolled out of sight. */}
      <p id={id} className={styles.caption}>
        {words(wickGuideText.tableCaption, { caution: words(recipeText.wickCaution) })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section className={styles.scroll} aria-label={words(wickGuideText.sizeTable)} tabIndex={0}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{words(wickGuideText.widthColumn)}</th>
              <th scope="col">{words(wickGuideText.inchesColumn)}</th>
              <th scope="col">ECO</th>
              <th scope="col">CD</th>
            </tr>
          </thead>
          <tbody>
            {wickGuideRows.map((row) => (
              <tr key={row.diameter} aria-current={row.diameter === fitting || undefined}>
                <th scope="row">{row.diameter}</th>
                <td>
                  {row.toCm === null
                    ? `${inches(row.fromCm)}+ ${words(lengthUnits.inch)}`
                    : `${inches(row.fromCm)}–${inches(row.toCm)} ${words(lengthUnits.inch)}`}
                </td>
                <td>{row.eco}</td>
                <td>{row.cd}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
