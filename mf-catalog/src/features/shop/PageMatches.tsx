import { Link } from '@shop/platform';
import { findPages } from '../../catalogue/searchPages';
import styles from './PageMatches.module.css';

/** Guides, tools and pages that a search means, too. */
export function PageMatches({ term }: { term: string }) {
  const pages = findPages(term, 4);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="page-matches" className={styles.matches}>
      <h2 id="page-matches" className={styles.title}>
        Guides, tools and pages
      </h2>
      <ul>
        {pages.map(({ to, title }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
