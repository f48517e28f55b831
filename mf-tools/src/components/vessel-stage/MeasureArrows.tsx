import styles from './VesselStage.module.css';

type Span = { from: number; to: number; text: string };

const HEAD = 4;

export function WidthArrow({ y, from, to, text }: Span & { y: number }) {
  return (
    <g>
      <path
        className={styles.arrow}
        d={`M${from} ${y}H${to}M${from + 2 * HEAD} ${y - HEAD}L${from} ${y}l${2 * HEAD} ${HEAD}M${to - 2 * HEAD} ${y - HEAD}L${to} ${y}l${-2 * HEAD} ${HEAD}`}
      />
      <text className={styles.text} x={(from + to) / 2} y={y + 20} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

export function HeightArrow({ x, from, to, text }: Span & { x: number }) {
  return (
    <g>
      <path
        className={styles.arrow}
        d={`M${x} ${from}V${to}M${x - HEAD} ${from + 2 * HEAD}L${x} ${from}l${HEAD} ${2 * HEAD}M${x - HEAD} ${to - 2 * HEAD}L${x} ${to}l${HEAD} ${-2 * HEAD}`}
      />
      <text className={styles.text} x={x - 8} y={(from + to) / 2 + 4} textAnchor="end">
        {text}
      </text>
    </g>
  );
}
