import { extraWaxPercent } from '@shop/domain/facts/waxes';
import { formatCents } from '@shop/domain/money';
import { roundTo } from '../../formulas/units';
import styles from './AddSupplies.module.css';
import type { PlannedPack } from './planPacks';

function amount(value: number, unit: PlannedPack['row']['pack_unit']): string {
  if (unit !== 'piece') return `${roundTo(value, 1)} ${unit}`;
  return value === 1 ? '1 piece' : `${value} pieces`;
}

export function PackList({ packs, hasSpareWax }: { packs: PlannedPack[]; hasSpareWax: boolean }) {
  return (
    <ul className={styles.packs}>
      {packs.map(({ row, packs: count, needed }) => (
        <li key={row.id}>
          <strong>{`${count} × ${row.name}`}</strong> <span>{formatCents(count * row.price)}</span>
          <span className={styles.leftOver}>
            {[
              `needs ${amount(needed, row.pack_unit)}`,
              row.category === 'wax' && hasSpareWax ? `, ${extraWaxPercent}% to spare among it` : '',
              `; a pack has ${amount(row.pack_amount, row.pack_unit)}`,
              `; ${amount(count * row.pack_amount - needed, row.pack_unit)} left over`,
            ].join('')}
          </span>
        </li>
      ))}
    </ul>
  );
}
