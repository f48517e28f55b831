import { formatCents } from '@shop/domain/money';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Product } from '../../data/products';
import styles from './BuyBar.module.css';
import { BuyButtons } from './BuyButtons';

/** On a phone, while the page's own buttons are out of sight: price and buttons at the bottom of the screen. */
export function BuyBar({ product, buttons }: { product: Product; buttons: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLElement>(null);
  // The page's own buttons take the focus over.
  useLayoutEffect(
    () => () => {
      if (!bar.current?.contains(document.activeElement)) return;
      buttons.current?.querySelector('button')?.focus({ preventScroll: true });
    },
    [buttons],
  );
  return (
    <section ref={bar} className={styles.bar} aria-label={`Buy ${product.name}`}>
      <span className={styles.price}>{formatCents(product.priceCents)}</span>
      <BuyButtons product={product} />
    </section>
  );
}
