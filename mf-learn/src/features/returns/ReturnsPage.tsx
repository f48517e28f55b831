import { paths } from '@shop/contracts/paths';
import { returnsPolicy } from '@shop/facts/returns';
import { Head, useSite } from '@shop/platform';
import { merchantReturnPolicy } from '@shop/seo/merchantReturnPolicy';
import { webPage } from '@shop/seo/webPage';
import { Page } from '@shop/ui/Page';
import { ArticleSections } from '../../components/ArticleSections';
import { PageIntro } from '../../components/PageIntro';
import { returnsSections } from '../../data/returnsSections';

const meta = {
  title: 'Returns & Exchanges',
  description: `Return unused, unopened products within ${returnsPolicy.windowDays} days. How to get a return number, what cannot come back, and what to do about damage.`,
};

const summary = 'Changed your mind, or found something broken? This is how it comes back to us.';

/** /returns-exchanges (specification §2, §9 Returns). */
export function Component() {
  const { origin } = useSite();
  return (
    <Page isArticle>
      <Head
        {...meta}
        path={paths.returns}
        jsonLd={[
          {
            ...webPage({ name: meta.title, description: summary, path: paths.returns, origin }),
            mainEntity: merchantReturnPolicy(returnsPolicy.windowDays, origin + paths.returns),
          },
        ]}
      />
      <PageIntro title={meta.title}>
        <p>{summary}</p>
      </PageIntro>
      <ArticleSections sections={returnsSections} hasContents />
    </Page>
  );
}
