import clsx from 'clsx';
import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** Columns of a grid on a wide screen; fewer on a narrower one. */
export type Columns = 3 | 4;

type Props = { columns?: Columns; children: ReactNode };

/** Cards in 1 to 4 columns; each child is one. */
export function CardGrid({ columns = 4, children }: Props) {
  return (
    <ul className={clsx(styles.grid, columns === 3 && styles.three)}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
