import type { CartLine } from '@shop/contracts/cart';
import { Fragment } from '@shop/platform';
import { useProductFacts } from '../../components/useProductFacts';
import styles from './CartPanel.module.css';
import { goesWith } from './goesWith';

/** What goes well with the newest line. Nothing where that cannot be had. `lines` newest first. */
export function GoesWell({ lines }: { lines: CartLine[] }) {
  const products = useProductFacts();
  const inCart = lines.map(({ id }) => id);
  const [newest] = lines;
  const slugs = newest ? goesWith(newest.id, products, inCart) : [];
  if (!newest || slugs.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <Fragment
        name="mf_catalog/ProductCards"
        props={{ slugs, heading: `Goes well with ${newest.name}`, isCompact: true }}
      />
    </div>
  );
}
