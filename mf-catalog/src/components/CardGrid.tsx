import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** Cards in 1 to 4 columns; each child is one. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
