import { RemoteComponent } from '@shop/platform';
import styles from './EmptyCart.module.css';
import { useProductFacts } from './useProductFacts';

const BEGINNER_KIT = 'beginner-candle-making-kit';
const BEST_SELLERS = 3;

/** Suggestions for an empty cart: the beginner kit and the most reviewed featured products. */
export function StarterSuggestions({ isCompact }: { isCompact: boolean }) {
  const bestSellers = useProductFacts()
    .filter(({ slug, isFeatured }) => isFeatured && slug !== BEGINNER_KIT)
    .sort((a, b) => (b.reviewCount ?? 0) - (a.reviewCount ?? 0))
    .slice(0, BEST_SELLERS)
    .flatMap(({ slug }) => slug ?? []);
  if (bestSellers.length === 0) return null;
  return (
    <div className={styles.first}>
      <RemoteComponent
        name="mf_catalog/ProductCards"
        props={{ slugs: [BEGINNER_KIT, ...bestSellers], heading: 'Good to begin with', isCompact }}
      />
    </div>
  );
}
