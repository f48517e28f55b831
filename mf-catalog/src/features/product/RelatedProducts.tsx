import { findProduct } from '../../catalogue/findProduct';
import { ProductRows } from '../../components/ProductRows';
import type { Pairing } from '../../data/productDetails/types';
import styles from './ProductPage.module.css';

/** Three products that belong to this one, each with its reason. On a kit's page: 'You Might Also Need'. */
export function RelatedProducts({ title, pairings }: { title: string; pairings: Pairing[] }) {
  const rows = pairings.flatMap(({ slug, reason }) => {
    const product = findProduct(slug);
    return product ? [{ product, reason }] : [];
  });
  return (
    <section aria-labelledby="related">
      <h2 id="related" className={styles.subtitle}>
        {title}
      </h2>
      <ProductRows rows={rows} isWide />
    </section>
  );
}
