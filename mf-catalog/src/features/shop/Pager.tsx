import { Link } from '@shop/platform';
import styles from './Pager.module.css';

type Props = { page: number; pageCount: number; getAddress: (page: number) => string };

/** Ways to the pages before and after; nothing while all results stand on one page. */
export function Pager({ page, pageCount, getAddress }: Props) {
  if (pageCount === 1) return null;
  return (
    <nav aria-label="Pages of results" className={styles.pager}>
      {page > 1 ? (
        <Link to={getAddress(page - 1)} rel="prev">
          Previous page
        </Link>
      ) : null}
      <span aria-current="page">
        Page {page} of {pageCount}
      </span>
      {page < pageCount ? (
        <Link to={getAddress(page + 1)} rel="next">
          Next page
        </Link>
      ) : null}
    </nav>
  );
}
