import { Link } from '@shop/platform';
import styles from './Breadcrumb.module.css';

type Props = {
  /** The way to the page, first the home page. The last is the current page where `hasCurrent`. */
  crumbs: { name: string; path: string }[];
  separator?: '>' | '/';
  /** True where the last crumb is the page itself: it is no link then. */
  hasCurrent?: boolean;
};

/** The way to a page, as a nav with an ordered list. */
export function Breadcrumb({ crumbs, separator = '>', hasCurrent = false }: Props) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol>
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={crumb.path}>
              {isLast && hasCurrent ? (
                <span aria-current="page">{crumb.name}</span>
              ) : (
                <Link to={crumb.path}>{crumb.name}</Link>
              )}
              {isLast ? null : (
                <span aria-hidden="true" className={styles.separator}>
                  {separator}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
