import type { RemoteComponentProps } from '@shop/contracts/remotes';
import { findProducts } from '../../catalogue/findProduct';
import { ProductGrid } from '../../components/ProductGrid';
import { ProductRows } from '../../components/ProductRows';
import { bestSellerSlugs } from '../../data/bestSellers';
import styles from './ProductCards.module.css';

/** Named products with an add button, for places of other remotes. Nothing where no slug is known. */
export default function ProductCards(props: RemoteComponentProps['mf_catalog/ProductCards']) {
  const { slugs = bestSellerSlugs, heading, isCompact = false } = props;
  const products = findProducts(slugs);
  if (products.length === 0) return null;
  return (
    <section aria-label={heading}>
      {isCompact ? <h3 className={styles.heading}>{heading}</h3> : <h2>{heading}</h2>}
      {isCompact ? (
        <ProductRows rows={products.map((product) => ({ product }))} />
      ) : (
        <ProductGrid products={products} level={3} />
      )}
    </section>
  );
}
