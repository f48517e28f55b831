import { returnsPolicy } from '@shop/domain/facts/returns';
import { freeShipping } from '@shop/domain/facts/shipping';
import { formatDollars } from '@shop/domain/facts/shippingText';
import { support } from '@shop/domain/facts/support';
import styles from './Promises.module.css';

const promises = [
  {
    title: 'Free shipping',
    text: `On orders over ${formatDollars(freeShipping.overCents)} with code ${freeShipping.code}`,
  },
  { title: `${returnsPolicy.windowDays} days to return`, text: 'Anything unused and unopened' },
  { title: 'Makers answer you', text: `Within ${support.response}` },
];

/** What every order comes with, in three short lines. */
export function Promises() {
  return (
    <ul className={styles.promises}>
      {promises.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong> {text}
        </li>
      ))}
    </ul>
  );
}
