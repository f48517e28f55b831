import { paths } from '@shop/contracts/paths';
import { returnsPolicy } from '@shop/domain/facts/returns';
import { returnPolicyReference } from '@shop/domain/seo/merchantReturnPolicy';
import { useSite } from '@shop/platform';
import { ArticleSections } from '../../components/ArticleSections';
import { ContentPage } from '../../components/ContentPage';
import { returnsSections } from '../../data/returnsSections';

const meta = {
  title: 'Returns & Exchanges',
  description: `Return unused, unopened products within ${returnsPolicy.windowDays} days. How to get a return number, what can’t come back, and what to do about damage.`,
};

const summary = 'Changed your mind, or found something broken? This is how it comes back to us.';

/** /returns-exchanges (rules content.returns-page, content.returns). */
export function Component() {
  const { origin } = useSite();
  return (
    <ContentPage
      meta={meta}
      summary={summary}
      path={paths.returns}
      members={{ mainEntity: returnPolicyReference(origin) }}
      isArticle
    >
      <ArticleSections sections={returnsSections} hasContents />
    </ContentPage>
  );
}
