import clsx from 'clsx';
import styles from './RangeChart.module.css';

export type RangeKind = 'first' | 'second' | 'third' | 'wax' | 'free';

type RangeBar = { from: number; to: number; kind: RangeKind; text?: string };

type Props = {
  label: string;
  rows: { label: string; bars: RangeBar[] }[];
  axis: { min: number; max: number; ticks: number[]; unit: (tick: number) => string };
  legend?: { kind: RangeKind; text: string }[];
  /** Bars of a row may overlap: each gets its own line. */
  isStacked?: boolean;
};

const LABEL_HEIGHT = 24;
const BAR_GAP = 3;
const ROW_GAP = 14;
const AXIS_HEIGHT = 28;

/** Ranges as bars on one axis. Its numbers are in the text beside it: one accessible name, no further content. */
export function RangeChart({ label, rows, axis, legend = [], isStacked = false }: Props) {
  const { min, max, ticks, unit } = axis;
  const span = (from: number, to: number) => `${((to - from) / (max - min)) * 100}%`;
  const barHeight = isStacked ? 10 : 28;
  const lineHeight = barHeight + BAR_GAP;
  const lines = isStacked ? Math.max(...rows.map(({ bars }) => bars.length)) : 1;
  const rowHeight = LABEL_HEIGHT + lines * lineHeight + ROW_GAP;
  const height = rows.length * rowHeight + AXIS_HEIGHT;
  return (
    <figure className={styles.chart}>
      <svg className={styles.drawing} width="100%" height={height} role="img" aria-label={label}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              className={styles.tick}
              x1={span(min, tick)}
              x2={span(min, tick)}
              y1={0}
              y2={height - AXIS_HEIGHT}
            />
            <text
              className={styles.small}
              x={span(min, tick)}
              y={height - 8}
              textAnchor={tick === min ? 'start' : tick === max ? 'end' : 'middle'}
            >
              {unit(tick)}
            </text>
          </g>
        ))}
        {rows.map((row, index) => (
          <g key={row.label}>
            <text className={styles.label} x={0} y={index * rowHeight + LABEL_HEIGHT - 7}>
              {row.label}
            </text>
            {row.bars.map(({ from, to, kind, text }, bar) => {
              const box = {
                x: span(min, from),
                y: index * rowHeight + LABEL_HEIGHT + (isStacked ? bar * lineHeight : 0),
                width: span(from, to),
                height: barHeight,
              };
              return (
                <g key={`${from}${kind}`}>
                  <rect className={clsx(styles.bar, styles[kind])} {...box} rx={3} />
                  {text ? (
                    <foreignObject className={styles.inside} {...box}>
                      {'\u200b'}
                      <span>{text}</span>
                    </foreignObject>
                  ) : null}
                </g>
              );
            })}
          </g>
        ))}
      </svg>
      {legend.length > 0 ? (
        <figcaption className={styles.legend}>
          {legend.map(({ kind, text }) => (
            <span key={kind}>
              <i className={clsx(styles.swatch, styles[kind])} aria-hidden="true" /> {text}
            </span>
          ))}
        </figcaption>
      ) : null}
    </figure>
  );
}
