import type { Table } from '../data/content';
import styles from './DataTable.module.css';
import { RichText } from './RichText';

/** A table that scrolls inside its own box on a phone: the box takes the focus, so that arrow keys reach every column. */
export function DataTable({ caption, columns, rows }: Table) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([header = '', ...cells]) => (
            <tr key={header}>
              <th scope="row">
                <RichText text={header} />
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>
                  <RichText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
