import { ArticleSections } from '../../components/ArticleSections';
import { ContentPage } from '../../components/ContentPage';
import type { Meta, Section } from '../../data/content';
import { longDate } from '../../data/dates';
import { policiesUpdated } from '../../data/policies';

type Props = { meta: Meta; summary: string; path: string; sections: Section[] };

/** A policy: its date, a sentence, and its sections. */
export function PolicyPage({ meta, summary, path, sections }: Props) {
  return (
    <ContentPage
      meta={meta}
      summary={summary}
      path={path}
      members={{ dateModified: policiesUpdated }}
      note={
        <>
          Last updated <time dateTime={policiesUpdated}>{longDate(policiesUpdated)}</time>
        </>
      }
      isArticle
    >
      <ArticleSections sections={sections} hasContents />
    </ContentPage>
  );
}
