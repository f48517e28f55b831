import styles from './AllPages.module.css';
import { LinkList } from './LinkList';
import { allPages } from './menus';

/** Closed: in the HTML, and without a Tab stop (rule frame.all-pages). */
export function AllPages() {
  return (
    <nav aria-label="All pages" className={styles.allPages}>
      <details className={styles.details}>
        <summary className={styles.summary}>All pages</summary>
        <div className={styles.groups}>
          {allPages.map(({ label, links }) => (
            <div key={label}>
              <h2 className={styles.title}>{label}</h2>
              <LinkList links={links} className={styles.links} />
            </div>
          ))}
        </div>
      </details>
    </nav>
  );
}
