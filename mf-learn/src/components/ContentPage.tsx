import { type WebPageType, webPage } from '@shop/domain/seo/webPage';
import { Head, useSite } from '@shop/platform';
import { Page } from '@shop/ui/Page';
import type { ReactNode } from 'react';
import type { Meta } from '../data/content';
import { PageIntro } from './PageIntro';

type Props = {
  meta: Meta;
  /** What the page is for, in a sentence under the heading; structured data says the same. */
  summary: string;
  path: string;
  type?: WebPageType;
  /** More of what the page's WebPage entry says. */
  members?: object;
  /** Entries beside it. */
  jsonLd?: object[];
  /** A line between heading and summary. */
  note?: ReactNode;
  isArticle?: boolean | undefined;
  children: ReactNode;
};

/** A page of content: its head for search engines, its heading and summary, and whatever follows. */
export function ContentPage({
  meta,
  summary,
  path,
  type,
  members = {},
  jsonLd = [],
  note,
  isArticle,
  children,
}: Props) {
  const { origin } = useSite();
  const entry = webPage({ type, name: meta.title, description: summary, path, origin });
  return (
    <Page isArticle={isArticle}>
      <Head {...meta} path={path} jsonLd={[{ ...entry, ...members }, ...jsonLd]} />
      <PageIntro title={meta.title}>
        {note ? <p>{note}</p> : null}
        <p>{summary}</p>
      </PageIntro>
      {children}
    </Page>
  );
}
