import { paths } from '@shop/contracts/paths';
import type { RemoteComponentProps } from '@shop/contracts/remotes';
import { Link } from '@shop/platform';
import { Picture } from '@shop/ui/Picture';
import { useLivePrices } from '../../catalogue/livePrices';
import { priceText } from '../../catalogue/priceText';
import { productPath } from '../../catalogue/productPath';
import { findPages } from '../../catalogue/searchPages';
import { suggestProducts } from '../../catalogue/searchProducts';
import { pictures } from '../../data/pictures';
import { everythingSold } from '../../data/products';
import styles from './SearchSuggestions.module.css';

const LIMIT = 5;
const PAGE_LIMIT = 3;

/** Products, gifts, guides and tools under the header's search field while one types, from what is in the browser already. */
export default function SearchSuggestions({ term }: RemoteComponentProps['mf_catalog/SearchSuggestions']) {
  const trimmed = term.trim();
  const isAsked = trimmed.length >= 2;
  const found = useLivePrices(isAsked ? suggestProducts(everythingSold, trimmed, LIMIT) : []);
  const pages = isAsked ? findPages(trimmed, PAGE_LIMIT) : [];
  const count = found.length + pages.length;
  return (
    <section aria-label="Suggestions">
      {/* There before its text: a live region that arrives with one is not read. */}
      <p role="status" className={styles.status}>
        {isAsked ? countText(count, trimmed) : null}
      </p>
      <ul className={styles.list} aria-label="Products" hidden={found.length === 0}>
        {found.map((product) => (
          <li key={product.id}>
            <Link to={productPath(product)} className={styles.link}>
              <Picture
                picture={pictures[product.picture]}
                sizes="48px"
                alt=""
                name={product.name}
                className={styles.picture}
              />
              <span className={styles.name}>{product.name}</span>
              <span className={styles.price}>{priceText(product)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {pages.length > 0 ? (
        <ul aria-label="Guides, tools and pages" className={styles.list}>
          {pages.map(({ to, title }) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {found.length > 0 ? (
        <Link to={paths.search(trimmed)} className={styles.all}>
          All results for “{trimmed}”
        </Link>
      ) : null}
    </section>
  );
}

function countText(count: number, term: string): string {
  if (count === 0) return `No matches for “${term}”.`;
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
