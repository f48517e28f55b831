import { wickCaution, wickGuideRows } from '@shop/facts/wicks';
import { cmToInches } from '../../formulas/units';
import styles from './WickGuide.module.css';

const inches = (cm: number) => cmToInches(cm).toFixed(1);

/** The size table by diameter (rule calculators.wick-table). The row that fits is marked. */
export function WickTable({ fitting }: { fitting: string | null }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={styles.scroll} aria-label="Size table" tabIndex={0}>
      <table className={styles.table}>
        <caption>Wick sizes by inside diameter. {wickCaution}</caption>
        <thead>
          <tr>
            <th scope="col">Inside width</th>
            <th scope="col">In inches</th>
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
                  ? `${inches(row.fromCm)}+ in`
                  : `${inches(row.fromCm)}–${inches(row.toCm)} in`}
              </td>
              <td>{row.eco}</td>
              <td>{row.cd}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
