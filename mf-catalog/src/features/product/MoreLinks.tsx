import { paths } from '@shop/contracts/paths';
import { Link } from '@shop/platform';
import type { Product } from '../../data/products';
import styles from './MoreLinks.module.css';

type MoreLink = { to: string; text: string };

/** Where each kind of product leads on to. Rule catalogue.product-links. */
const getLinks: Partial<Record<Product['category'], MoreLink[]>> = {
  wax: [
    { to: paths.waxTypes, text: 'Waxes compared' },
    { to: paths.waxCalculator, text: 'Wax calculator' },
    { to: '/wicks', text: 'Wicks' },
    { to: '/fragrance-oils', text: 'Fragrance oils' },
    { to: '/containers', text: 'Containers' },
    { to: '/tools-accessories', text: 'Tools & Accessories' },
    { to: paths.help, text: 'Shipping and help' },
    { to: paths.cart, text: 'Your cart' },
  ],
  wick: [
    { to: paths.wickGuide, text: 'Wick guide' },
    { to: '/guides/wick-selection', text: 'How to choose a wick' },
    { to: '/containers', text: 'Containers' },
  ],
  fragrance: [
    { to: paths.fragranceCalculator, text: 'Fragrance calculator' },
    { to: '/guides/fragrance-blending', text: 'How to blend fragrances' },
    { to: '/wax', text: 'Wax' },
  ],
  container: [
    { to: paths.waxCalculator, text: 'Wax calculator' },
    { to: '/guides/container-selection', text: 'How to choose a container' },
    { to: '/wicks', text: 'Wicks' },
  ],
  kit: [
    { to: '/video-tutorials/beginners-guide', text: 'A beginner’s guide' },
    { to: paths.videoTutorials, text: 'Video tutorials' },
    { to: paths.guides, text: 'Guides' },
    { to: '/candle-making-kits/gifts', text: 'Gift bundles' },
  ],
};

/** Links to what goes with the product. */
export function MoreLinks({ category }: { category: Product['category'] }) {
  const links = getLinks[category] ?? [];
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
