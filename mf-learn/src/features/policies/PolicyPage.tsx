import { Head, useSite } from '@shop/platform';
import { webPage } from '@shop/seo/webPage';
import { Page } from '@shop/ui/Page';
import { ArticleSections } from '../../components/ArticleSections';
import { PageIntro } from '../../components/PageIntro';
import type { Meta, Section } from '../../data/content';
import { longDate } from '../../data/dates';
import { policiesUpdated } from '../../data/policies';

type Props = { title: string; meta: Meta; summary: string; path: string; sections: Section[] };

/** A policy: its date, a sentence, and its sections. */
export function PolicyPage({ title, meta, summary, path, sections }: Props) {
  const { origin } = useSite();
  return (
    <Page isArticle>
      <Head
        {...meta}
        path={path}
        jsonLd={[
          {
            ...webPage({ name: title, description: summary, path, origin }),
            dateModified: policiesUpdated,
          },
        ]}
      />
      <PageIntro title={title}>
        <p>
          Last updated <time dateTime={policiesUpdated}>{longDate(policiesUpdated)}</time>
        </p>
        <p>{summary}</p>
      </PageIntro>
      <ArticleSections sections={sections} hasContents />
    </Page>
  );
}
