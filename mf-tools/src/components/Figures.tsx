import clsx from 'clsx';
import styles from './Figures.module.css';
import type { FigureGroup } from './recipe';

/** A group of figures, each with its name, its unit and the same in other words; folded where the group says so. */
export function Figures({ group }: { group: FigureGroup }) {
  const { title, note, foldedAs } = group;
  if (foldedAs) {
    return (
      <details className={styles.folded}>
        <summary>
          <h3 className={styles.title}>{title}</h3> <span>{foldedAs}</span>
        </summary>
        {note ? <p className={styles.note}>{note}</p> : null}
        <FigureList group={group} />
      </details>
    );
  }
  return (
    <>
      {title ? <h3 className={styles.title}>{title}</h3> : null}
      {note ? <p className={styles.note}>{note}</p> : null}
      <FigureList group={group} />
    </>
  );
}

function FigureList({ group }: { group: FigureGroup }) {
  return (
    <dl className={clsx(styles.figures, group.isLarge && styles.large)}>
      {group.figures.map((figure) => (
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
  );
}
