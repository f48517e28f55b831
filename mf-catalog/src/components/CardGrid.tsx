import clsx from 'clsx';
import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** Columns of a grid on a wide screen; fewer on a narrower one. */
export type Columns = 3 | 4;

type Props = {
  columns?: Columns;
  /** True makes it a row to swipe on a phone. */
  isRow?: boolean;
  children: ReactNode;
};

/** Cards in 1 to 4 columns; each child is one. */
export function CardGrid({ columns = 4, isRow = false, children }: Props) {
  return (
    <ul className={clsx(styles.grid, columns === 3 && styles.three, isRow && styles.row)}>
      {Children.map(children, (card) => card && <li>{card}</li>)}
    </ul>
  );
}
