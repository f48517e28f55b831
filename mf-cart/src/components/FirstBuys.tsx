import { Fragment } from '@shop/platform';
import styles from './EmptyCart.module.css';
import { useProductFacts } from './useProductFacts';

/** Where most people begin. */
const BEGINNER_KIT = 'beginner-candle-making-kit';
const BEST_SELLERS = 3;

/** For an empty cart: the beginner kit and the best sellers, the featured products with most reviews. */
export function FirstBuys({ isCompact }: { isCompact: boolean }) {
  const bestSellers = useProductFacts()
    .filter(({ slug, isFeatured }) => isFeatured && slug !== BEGINNER_KIT)
    .sort((a, b) => (b.reviewCount ?? 0) - (a.reviewCount ?? 0))
    .slice(0, BEST_SELLERS)
    .flatMap(({ slug }) => slug ?? []);
  if (bestSellers.length === 0) return null;
  return (
    <div className={styles.first}>
      <Fragment
        name="mf_catalog/ProductCards"
        props={{ slugs: [BEGINNER_KIT, ...bestSellers], heading: 'Good to begin with', isCompact }}
      />
    </div>
  );
}
