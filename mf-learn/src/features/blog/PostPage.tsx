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
import { PostNote } from '../../components/PostNote';
import { ReadOn } from '../../components/ReadOn';
import { pictures } from '../../data/pictures';
import type { Post } from '../../data/posts/Post';
import styles from './PostPage.module.css';

/** A blog post with breadcrumb Home / Blog / title, byline, date and read time (rule content.blog). */
export function PostPage({ post }: { post: Post }) {
  const { origin } = useSite();
  const path = `${paths.blog}/${post.slug}`;
  const picture: PictureSource = pictures[post.picture];
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: paths.blog },
    { name: post.title, path },
  ];
  return (
    <Page isArticle>
      <Head
        {...post.meta}
        path={path}
        type="article"
        image={picture.share}
        jsonLd={[
          article({
            headline: post.title,
            description: post.excerpt,
            image: pictureUrl(picture, origin),
            path,
            origin,
            publisher: brand.name,
            datePublished: post.date,
          }),
          breadcrumbList(crumbs, origin),
        ]}
      />
      <Breadcrumb crumbs={crumbs} separator="/" hasCurrent />
      <h1>{post.title}</h1>
      <p className={styles.lead}>{post.excerpt}</p>
      <p className={styles.byline}>
        By {brand.name} · <PostNote post={post} />
      </p>
      <Picture picture={picture} sizes={ARTICLE_SIZES} isFirst className={styles.picture} />
      <BelowFirstScreen>
        <p className={styles.intro}>{post.intro}</p>
        <ArticleSections sections={post.sections} />
        <ReadOn title="Useful next" links={post.related} />
      </BelowFirstScreen>
    </Page>
  );
}
