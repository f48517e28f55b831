import type { FragmentProps } from '@shop/contracts/remotes';
import { findProducts } from '../../catalogue/findProduct';
import { ProductGrid } from '../../components/ProductGrid';

/** Product cards with an add button, for guides and articles of other remotes. Nothing where no slug is known. */
export default function ProductCards({ slugs, heading }: FragmentProps['mf_catalog/ProductCards']) {
  const products = findProducts(slugs);
  if (products.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ProductGrid products={products} level={3} />
    </section>
  );
}
