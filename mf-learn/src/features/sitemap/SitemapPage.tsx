import { paths } from '@shop/contracts/paths';
import { Link } from '@shop/platform';
import { ContentPage } from '../../components/ContentPage';
import { siteLinks } from '../../data/siteLinks';
import styles from './SitemapPage.module.css';

const meta = {
  title: 'Sitemap',
  description:
    'The main parts of the shop on one page: kits and supplies, guides, calculators, articles, help and policies, each with its link.',
};

const summary = 'The main parts of the shop, on one page.';

/** /sitemap: its fixed links, some of which lead on by a redirect (rule content.sitemap). */
export function Component() {
  return (
    <ContentPage meta={meta} summary={summary} path={paths.sitemap}>
      <div className={styles.groups}>
        {siteLinks.map(({ id, label: title, links }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ContentPage>
  );
}
