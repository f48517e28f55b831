import { paths } from '@shop/contracts/paths';
import { popularSearches } from '@shop/domain/facts/popularSearches';
import { ButtonLink } from '@shop/ui/Button';

import styles from './NothingFound.module.css';

/** The empty list: one sentence, and four searches that find something (rule catalogue.nothing-found). */
export function NothingFound() {
  return (
    <div className={styles.panel}>
      <p className={styles.message}>No products found matching your criteria.</p>
      <p>These searches are popular:</p>
      <ul className={styles.searches}>
        {popularSearches.map((term) => (
          <li key={term}>
            <ButtonLink variant="secondary" to={paths.search(term)}>
              {term}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
