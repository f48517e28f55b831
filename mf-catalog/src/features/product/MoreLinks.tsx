import { paths } from '@shop/contracts/paths';
import { Link } from '@shop/platform';
import { giftsPath } from '../../data/categories';
import type { Product } from '../../data/products';
import styles from './MoreLinks.module.css';

type MoreLink = { to: string; text: string };

/** Where each kind of product leads on to. Rule catalogue.product-links. */
const moreLinks: Partial<Record<Product['category'], MoreLink[]>> = {
  wax: [
    { to: paths.waxTypes, text: 'Waxes compared' },
    { to: paths.waxCalculator, text: 'Wax calculator' },
    { to: paths.wicks, text: 'Wicks' },
    { to: paths.fragranceOils, text: 'Fragrance oils' },
    { to: paths.containers, text: 'Containers' },
    { to: paths.toolsAccessories, text: 'Tools & Accessories' },
    { to: paths.help, text: 'Shipping and help' },
    { to: paths.cart, text: 'Your cart' },
  ],
  wick: [
    { to: paths.wickGuide, text: 'Wick guide' },
    { to: paths.wickSelection, text: 'How to choose a wick' },
    { to: paths.containers, text: 'Containers' },
  ],
  fragrance: [
    { to: paths.fragranceCalculator, text: 'Fragrance calculator' },
    { to: '/guides/fragrance-blending', text: 'How to blend fragrances' },
    { to: paths.wax, text: 'Wax' },
  ],
  container: [
    { to: paths.waxCalculator, text: 'Wax calculator' },
    { to: paths.containerSelection, text: 'How to choose a container' },
    { to: paths.wicks, text: 'Wicks' },
  ],
  kit: [
    { to: '/video-tutorials/beginners-guide', text: 'A beginner’s guide' },
    { to: paths.videoTutorials, text: 'Video tutorials' },
    { to: paths.guides, text: 'Guides' },
    { to: giftsPath, text: 'Gift bundles' },
  ],
};

/** Links to what goes with the product. */
export function MoreLinks({ category }: { category: Product['category'] }) {
  const links = moreLinks[category] ?? [];
  return (
    <nav aria-label="Guides and more" className={styles.links}>
      <h2 className={styles.title}>Guides and more</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
