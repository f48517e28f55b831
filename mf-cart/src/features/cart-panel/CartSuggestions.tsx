import type { CartLine } from '@shop/contracts/cart';
import { RemoteComponent } from '@shop/platform';
import { useProductFacts } from '../../components/useProductFacts';
import styles from './CartPanel.module.css';
import { suggestProducts } from './suggestProducts';

/** Suggestions for the newest line. `lines` newest first. */
export function CartSuggestions({ lines }: { lines: CartLine[] }) {
  const products = useProductFacts();
  const inCart = lines.map(({ id }) => id);
  const [newest] = lines;
  const slugs = newest ? suggestProducts(newest.id, products, inCart) : [];
  if (!newest || slugs.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <RemoteComponent
        name="mf_catalog/ProductCards"
        props={{ slugs, heading: `Goes well with ${newest.name}`, isCompact: true }}
      />
    </div>
  );
}
