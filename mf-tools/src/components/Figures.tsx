import clsx from 'clsx';
import styles from './Figures.module.css';
import type { FigureGroup } from './recipe';

export function Figures({ group }: { group: FigureGroup }) {
  const { title, note, figures, look } = group;
  return (
    <>
      {title ? <h3 className={styles.title}>{title}</h3> : null}
      {note ? <p className={styles.note}>{note}</p> : null}
      <dl
        className={clsx(look === 'lines' ? styles.lines : styles.figures, look === 'large' && styles.large)}
      >
        {figures.map((figure) => (
          <div key={figure.name} className={styles.figure} part="figure">
            <dt>{figure.label}</dt>
            <dd>
              <data value={figure.value} data-figure={figure.name}>
                {figure.text}
              </data>
              {figure.also ? <span className={styles.also}>{figure.also}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
