import { Link } from '@shop/platform';
import { brand } from '@shop/site/brand';
import styles from './Footer.module.css';
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
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.last}>
        <p className={styles.small}>{brand.name}. All prices in US dollars.</p>
        <nav aria-label="About the shop">
          <ul className={styles.row}>
            {footerSmallLinks.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
