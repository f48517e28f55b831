import { brand } from '@shop/domain/site/brand';
import styles from './Footer.module.css';
import { LinkList } from './LinkList';
import { footerGroups, footerSmallLinks } from './menus';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.name}>{brand.name}</p>
          <p>{brand.tagline}</p>
        </div>
        {footerGroups.map(({ label, links }) => (
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
