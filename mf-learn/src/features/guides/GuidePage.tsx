import { paths } from '@shop/contracts/paths';
import type { PictureSource } from '@shop/contracts/pictures';
import { breadcrumbList } from '@shop/domain/seo/breadcrumbs';
import { pictureUrl } from '@shop/domain/seo/pictureUrl';
import { brand } from '@shop/domain/site/brand';
import { Head, useSite } from '@shop/platform';
import { BelowFirstScreen } from '@shop/ui/BelowFirstScreen';
import { Breadcrumb } from '@shop/ui/Breadcrumb';
import { Page } from '@shop/ui/Page';
import { Picture } from '@shop/ui/Picture';
import { ArticleSections } from '../../components/ArticleSections';
import { article } from '../../components/article';
import { ARTICLE_SIZES } from '../../components/Blocks';
import { NamedProductCards } from '../../components/NamedProductCards';
import { PageIntro } from '../../components/PageIntro';
import { ReadOn } from '../../components/ReadOn';
import { RichText } from '../../components/RichText';
import { plainText } from '../../components/richText';
import type { Guide } from '../../data/guides/Guide';
import { pictures } from '../../data/pictures';
import styles from './GuidePage.module.css';

/** A guide: contents, sections with tables and pictures, the products it names, where to read on. */
export function GuidePage({ guide }: { guide: Guide }) {
  const { origin } = useSite();
  const picture: PictureSource = pictures[guide.picture];
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Guides', path: paths.guides },
    { name: guide.title, path: guide.link },
  ];
  return (
    <Page isArticle className={styles.guide}>
      <Head
        {...guide.meta}
        path={guide.link}
        type="article"
        image={picture.share}
        jsonLd={[
          article({
            headline: guide.title,
            description: plainText(guide.intro),
            image: pictureUrl(picture, origin),
            path: guide.link,
            origin,
            publisher: brand.name,
          }),
          breadcrumbList(crumbs, origin),
        ]}
      />
      <Breadcrumb crumbs={crumbs} hasCurrent />
      <PageIntro title={guide.title}>
        <p>
          <RichText text={guide.intro} />
        </p>
      </PageIntro>
      <Picture picture={picture} sizes={ARTICLE_SIZES} isFirst className={styles.picture} />
      <BelowFirstScreen>
        <ArticleSections sections={guide.sections} hasContents />
        <NamedProductCards {...guide.named} />
        <ReadOn title="Read on" links={guide.related} />
      </BelowFirstScreen>
    </Page>
  );
}
