import { paths } from '@shop/contracts/paths';
import { popularSearches } from '@shop/domain/facts/popularSearches';
import { Head, Link, useLocation } from '@shop/platform';
import { ButtonLink } from '@shop/ui/Button';
import { Page } from '@shop/ui/Page';
import { Fragment, useEffect } from 'react';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`Page not found: ${pathname}`);
  }, [pathname]);
  return (
    <Page className={styles.page}>
      <Head
        title="Page not found"
        description="This address doesn’t lead to a page in our shop. Head home, browse the shop, or search for what you need."
        path={pathname}
        isHidden
      />
      <span className={styles.candle} />
      <h1>Oops! Page not found</h1>
      <p className={styles.text}>
        This candle has gone out: the address may be misspelled, or the page may have moved. Everything we
        sell and teach is just a step away.
      </p>
      <p className={styles.ways}>
        <ButtonLink to={paths.home}>Return to Home</ButtonLink>
        <ButtonLink to={paths.shop} variant="secondary">
          Browse the shop
        </ButtonLink>
      </p>
      <p className={styles.searches}>
        Popular searches:{' '}
        {popularSearches.map((term, index) => (
          <Fragment key={term}>
            {index > 0 ? ', ' : null}
            <Link to={paths.search(term)}>{term}</Link>
          </Fragment>
        ))}
      </p>
    </Page>
  );
}
