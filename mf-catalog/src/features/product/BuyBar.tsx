import { formatCents } from '@shop/domain/money';
import type { Product } from '../../data/products';
import styles from './BuyBar.module.css';
import { BuyButtons } from './BuyButtons';

/** On a phone, while the page's own buttons are out of sight: price and buttons at the bottom of the screen. */
export function BuyBar({ product }: { product: Product }) {
  return (
    <section className={styles.bar} aria-label={`Buy ${product.name}`}>
      <span className={styles.price}>{formatCents(product.priceCents)}</span>
      <BuyButtons product={product} />
    </section>
  );
}
