import { useId } from 'react';
import type { Table } from '../data/content';
import styles from './DataTable.module.css';
import { RichText } from './RichText';

/** A table that scrolls inside its own box on a phone: the box takes the focus, so that arrow keys reach every column. */
export function DataTable({ caption, columns, rows }: Table) {
  const captionId = useId();
  return (
    <figure className={styles.figure}>
      {/* Outside the box that scrolls, so that it is always read in full. */}
      <figcaption id={captionId} className={styles.caption}>
        {caption}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-labelledby={captionId} tabIndex={0} className={styles.scroll}>
        <table aria-labelledby={captionId} className={styles.table} data-columns={columns.length}>
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
    </figure>
  );
}
