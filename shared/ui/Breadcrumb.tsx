import { Link } from '@shop/platform';
import styles from './Breadcrumb.module.css';

type Props = { crumbs: { name: string; path: string }[]; separator?: '>' | '/'; hasCurrent?: boolean };

export function Breadcrumb({ crumbs, separator = '>', hasCurrent = false }: Props) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path}>
            {hasCurrent && index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <Link to={crumb.path}>{crumb.name}</Link>
            )}
            <span aria-hidden="true" className={styles.separator}>
              {separator}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
