import { Head, Link, useSite } from '@shop/platform';
import { webPage } from '@shop/seo/webPage';
import { Page } from '@shop/ui/Page';
import { PageIntro } from '../../components/PageIntro';
import { siteLinks } from '../../data/siteLinks';
import styles from './SitemapPage.module.css';

const meta = {
  title: 'Sitemap',
  description:
    'The main parts of the shop on one page: kits and supplies, guides, calculators, help and policies, each with its link.',
};

const summary = 'The main parts of the shop, on one page.';

/** /sitemap: the links of specification §2, some of which lead on by a redirect (decisions row 67a). */
export function Component() {
  const { origin } = useSite();
  return (
    <Page>
      <Head
        {...meta}
        path="/sitemap"
        jsonLd={[webPage({ name: meta.title, description: summary, path: '/sitemap', origin })]}
      />
      <PageIntro title={meta.title}>
        <p>{summary}</p>
      </PageIntro>
      <div className={styles.groups}>
        {siteLinks.map(({ id, title, links }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <ul>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to}>{text}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}
