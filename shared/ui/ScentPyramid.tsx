import styles from './ScentPyramid.module.css';

type Props = { name: string; notes: { top: string; middle: string; base: string } };

const rows = [
  { id: 'top', title: 'Top notes', hint: 'first', points: '150,8 104,78 196,78' },
  { id: 'middle', title: 'Middle notes', hint: 'while it burns', points: '102,82 198,82 246,152 54,152' },
  { id: 'base', title: 'Base notes', hint: 'longest', points: '52,156 248,156 296,226 4,226' },
] as const;

export function ScentPyramid({ name, notes }: Props) {
  return (
    <figure className={styles.pyramid}>
      <svg viewBox="0 0 300 234" aria-hidden="true" focusable="false">
        {rows.map(({ id, points }) => (
          <polygon key={id} className={styles[id]} points={points} />
        ))}
      </svg>
      <dl aria-label={`Scent notes of ${name}`}>
        {rows.map(({ id, title, hint }) => (
          <div key={id} className={styles.row}>
            <dt>
              <i className={styles[id]} aria-hidden="true" /> {title} <span>({hint})</span>
            </dt>
            <dd>{notes[id]}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
