import { formatCents } from '@shop/money/money';
import { Link } from '@shop/platform';
import { Picture } from '@shop/ui/Picture';
import { findProducts } from '../../catalogue/findProduct';
import { productPath } from '../../catalogue/productPath';
import { pictures } from '../../data/pictures';
import styles from './RelatedProducts.module.css';

/** 'You Might Also Need': three links on a kit's page (rule catalogue.product-page). */
export function RelatedProducts({ slugs }: { slugs: string[] }) {
  return (
    <section aria-labelledby="related">
      <h2 id="related" className={styles.title}>
        You Might Also Need
      </h2>
      <ul className={styles.list}>
        {findProducts(slugs).map((product) => (
          <li key={product.id}>
            <Link to={productPath(product)} className={styles.link}>
              <Picture
                picture={pictures[product.picture]}
                sizes="72px"
                alt=""
                name={product.name}
                className={styles.picture}
              />
              <span>
                <span className={styles.name}>{product.name}</span>
                <span className={styles.price}>{formatCents(product.priceCents)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
