import { paths } from '@shop/contracts/paths';
import type { PictureSource } from '@shop/contracts/pictures';
import { breadcrumbList } from '@shop/domain/seo/breadcrumbs';
import { Head, useSite } from '@shop/platform';
import { Breadcrumb } from '@shop/ui/Breadcrumb';
import { Page } from '@shop/ui/Page';
import { ARTICLE_SIZES, Blocks } from '../../components/Blocks';
import { LessonLength } from '../../components/LessonLength';
import { NamedProductCards } from '../../components/NamedProductCards';
import { PageIntro } from '../../components/PageIntro';
import { ReadOn } from '../../components/ReadOn';
import { Steps } from '../../components/Steps';
import { pictures } from '../../data/pictures';
import type { Tutorial } from '../../data/tutorials/Tutorial';
import { videos } from '../../data/videos';
import styles from './TutorialPage.module.css';
import { tutorialHowTo, tutorialVideo } from './tutorialJsonLd';
import { VideoPlayer } from './VideoPlayer';

/** A tutorial: player, supplies, the five steps with pictures, tips. */
export function TutorialPage({ tutorial }: { tutorial: Tutorial }) {
  const { origin } = useSite();
  const path = `${paths.videoTutorials}/${tutorial.slug}`;
  const picture: PictureSource = pictures[tutorial.picture];
  const video = videos[tutorial.slug];
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Video Tutorials', path: paths.videoTutorials },
    { name: tutorial.title, path },
  ];
  return (
    <Page isArticle>
      <Head
        {...tutorial.meta}
        path={path}
        image={picture.share}
        jsonLd={[
          tutorialHowTo(tutorial, origin),
          breadcrumbList(crumbs, origin),
          ...tutorialVideo(tutorial, video, origin),
        ]}
      />
      <Breadcrumb crumbs={crumbs} hasCurrent />
      <PageIntro title={tutorial.title}>
        <p>{tutorial.description}</p>
      </PageIntro>
      <VideoPlayer {...tutorial} videoId={video.videoId} sizes={ARTICLE_SIZES} isFirst />
      <p className={styles.length}>
        <LessonLength tutorial={tutorial} />.
      </p>
      <section className={styles.section} aria-labelledby="supplies">
        <h2 id="supplies">What you need</h2>
        <Blocks blocks={[{ kind: 'list', items: tutorial.supplies }]} />
      </section>
      <section className={styles.section} aria-labelledby="steps">
        <h2 id="steps">The five steps</h2>
        <Steps steps={tutorial.steps} level={3} />
      </section>
      <section className={styles.section} aria-labelledby="tips">
        <h2 id="tips">Tips</h2>
        <Blocks blocks={[{ kind: 'list', items: tutorial.tips }]} />
      </section>
      <NamedProductCards {...tutorial.named} />
      <ReadOn title="What to watch and read next" links={tutorial.related} />
    </Page>
  );
}
