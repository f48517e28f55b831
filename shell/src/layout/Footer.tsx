import type { PageLink } from '@shop/contracts/links';
import { brand } from '@shop/domain/site/brand';
import { Link } from '@shop/platform';
import pages from './AllPages.module.css';
import styles from './Footer.module.css';
import { allPages, footerGroups, footerSmallLinks } from './menus';

function LinkList({ links, className }: { links: PageLink[]; className?: string | undefined }) {
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.name}>{brand.name}</p>
          <p>{brand.tagline}</p>
        </div>
        {Object.entries(footerGroups).map(([label, links]) => (
          <nav key={label} aria-label={`${label} links`}>
            <h2 className={styles.title}>{label}</h2>
            <LinkList links={links} className={styles.links} />
          </nav>
        ))}
      </div>
      <div className={styles.last}>
        <p className={styles.small}>{brand.name}. All prices in US dollars.</p>
        <nav aria-label="About the shop">
          <LinkList links={footerSmallLinks} className={styles.row} />
        </nav>
      </div>
    </footer>
  );
}

/** Closed: in the HTML, and without a Tab stop (rule frame.all-pages). */
export function AllPages() {
  return (
    <nav aria-label="All pages" className={pages.allPages}>
      <details className={pages.details}>
        <summary className={pages.summary}>All pages</summary>
        <div className={pages.groups}>
          {Object.entries(allPages).map(([label, links]) => (
            <div key={label}>
              <h2 className={pages.title}>{label}</h2>
              <LinkList links={links} className={pages.links} />
            </div>
          ))}
        </div>
      </details>
    </nav>
  );
}
