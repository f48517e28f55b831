import type { CartLine } from '@shop/contracts/cart';
import { formatCents } from '@shop/domain/money';
import type { ComponentProps } from 'react';
import { lineTotalCents } from '../../cart/cartSelectors';
import styles from './ProposalCard.module.css';

type Properties = {
  lines: CartLine[];
  dropped: number;
  checkbox: (line: CartLine) => ComponentProps<'input'>;
};

/** What a proposal holds, each line to be chosen. */
export function ProposedList({ lines, dropped, checkbox }: Properties) {
  return (
    <>
      <DroppedItems count={dropped} />
      {lines.length === 0 ? <p>Nothing is left to add.</p> : null}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <label className={styles.line}>
              <input type="checkbox" {...checkbox(line)} />
              <span className={styles.name}>
                {line.quantity} × {line.name}
              </span>
              <span>{formatCents(lineTotalCents(line))}</span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

function DroppedItems({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p>
      We left {count === 1 ? '1 item' : `${count} items`} out of your list, because we don’t sell{' '}
      {count === 1 ? 'it' : 'them'} or can’t ship that many.
    </p>
  );
}
