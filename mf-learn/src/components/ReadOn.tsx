import { Link } from '@shop/platform';
import type { RelatedLink } from '../data/content';
import styles from './ReadOn.module.css';

/** Where to go from here: a headed list of links at the end of a page. */
export function ReadOn({ title, links }: { title: string; links: RelatedLink[] }) {
  return (
    <section aria-labelledby="read-on" className={styles.readOn}>
      <h2 id="read-on">{title}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
