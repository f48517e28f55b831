import { paths } from '@shop/contracts/paths';
import { Link, RemoteComponent } from '@shop/platform';
import type { NamedProducts } from '../data/content';
import styles from './NamedProductCards.module.css';

/** The products that an article needs: mf-catalog's cards, or plain links while those are away. */
export function NamedProductCards({ heading, products }: NamedProducts) {
  const links = (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {products.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.product(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <div className={styles.products} data-count={products.length}>
      <RemoteComponent
        name="mf_catalog/ProductCards"
        props={{ heading, slugs: products.map(({ slug }) => slug) }}
        waiting={links}
        failed={() => links}
      />
    </div>
  );
}
