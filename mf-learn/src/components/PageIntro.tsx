import type { ReactNode } from 'react';
import styles from './PageIntro.module.css';

/** The head of a content page: its one h1, and a sentence or two. */
export function PageIntro({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.intro}>
      <h1>{title}</h1>
      {children ? <div className={styles.text}>{children}</div> : null}
    </div>
  );
}
