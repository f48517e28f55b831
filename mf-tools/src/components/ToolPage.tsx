import { breadcrumbList } from '@shop/domain/seo/breadcrumbs';
import { webPage } from '@shop/domain/seo/webPage';
import { Head, Link, useSite } from '@shop/platform';
import { Breadcrumb } from '@shop/ui/Breadcrumb';
import { Page } from '@shop/ui/Page';
import type { ReactNode } from 'react';
import { OembedLink } from '../features/oembed/OembedLink';
import { useOfflineTools } from '../offline/useOfflineTools';
import { rememberUnits } from './rememberedUnits';
import styles from './ToolPage.module.css';

type Props = { title: string; description: string; path: string; intro: ReactNode; children: ReactNode };

export function ToolPage({ title, description, path, intro, children }: Props) {
  const { origin } = useSite();
  useOfflineTools();
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: title, path },
  ];
  return (
    <Page>
      <Head
        title={title}
        description={description}
        path={path}
        jsonLd={[webPage({ name: title, description, path, origin }), breadcrumbList(crumbs, origin)]}
      />
      <OembedLink path={path} title={title} />
      <Breadcrumb crumbs={crumbs} hasCurrent />
      <h1>{title}</h1>
      <div className={styles.intro}>{intro}</div>
      <div className={styles.tool} onChange={rememberUnits}>
        {children}
      </div>
      <p className={styles.embed}>
        Do you write about candles? You’re welcome to <Link to="/embed">put our tools on your own site</Link>.
      </p>
    </Page>
  );
}
