import { extraWaxPercent } from '@shop/domain/facts/waxes';
import { formatCents } from '@shop/domain/money';
import { roundTo } from '../../formulas/units';
import styles from './AddSupplies.module.css';
import type { PlannedPack } from './planPacks';

function amount(value: number, unit: PlannedPack['row']['pack_unit']): string {
  if (unit !== 'piece') return `${roundTo(value, 1)} ${unit}`;
  return value === 1 ? '1 piece' : `${value} pieces`;
}

export function PackList({ packs }: { packs: PlannedPack[] }) {
  return (
    <ul className={styles.packs}>
      {packs.map(({ row, packs: count, needed, leftOver, hasSpare }) => (
        <li key={row.id}>
          <strong>{`${count} × ${row.name}`}</strong> <span>{formatCents(count * row.price)}</span>
          <span className={styles.leftOver}>
            {[
              `needs ${amount(needed, row.pack_unit)}`,
              hasSpare ? `, ${extraWaxPercent}% to spare among it` : '',
              `; a pack has ${amount(row.pack_amount, row.pack_unit)}`,
              `; ${amount(leftOver, row.pack_unit)} left over`,
            ].join('')}
          </span>
        </li>
      ))}
    </ul>
  );
}
