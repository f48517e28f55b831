import { Head, Link, useSite } from '@shop/platform';
import { breadcrumbList } from '@shop/seo/breadcrumbs';
import { pictureUrl } from '@shop/seo/pictureUrl';
import { videoObject } from '@shop/seo/videoObject';
import { Breadcrumb } from '@shop/ui/Breadcrumb';
import { Page } from '@shop/ui/Page';
import { ARTICLE_SIZES, Blocks } from '../../components/Blocks';
import { NamedProductCards } from '../../components/NamedProductCards';
import { PageIntro } from '../../components/PageIntro';
import { Steps } from '../../components/Steps';
import { pictures } from '../../data/pictures';
import type { Tutorial } from '../../data/tutorials/Tutorial';
import { embedUrl, type Video, videos } from '../../data/videos';
import { tutorialHowTo } from './tutorialHowTo';
import { VideoPlayer } from './VideoPlayer';

/** A tutorial: player, supplies, the five steps with pictures, tips. */
export function TutorialPage({ tutorial }: { tutorial: Tutorial }) {
  const { origin } = useSite();
  const path = `/video-tutorials/${tutorial.slug}`;
  const video = videos[tutorial.slug];
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Video Tutorials', path: '/video-tutorials' },
    { name: tutorial.title, path },
  ];
  return (
    <Page isArticle>
      <Head
        {...tutorial.meta}
        path={path}
        jsonLd={[
          tutorialHowTo(tutorial, origin),
          breadcrumbList(crumbs, origin),
          ...watchable(tutorial, video, origin),
        ]}
      />
      <Breadcrumb crumbs={crumbs} hasCurrent />
      <PageIntro title={tutorial.title}>
        <p>{tutorial.description}</p>
      </PageIntro>
      <VideoPlayer {...tutorial} videoId={video.videoId} sizes={ARTICLE_SIZES} isFirst />
      <p>Length: {tutorial.minutes} minutes</p>
      <section aria-labelledby="supplies">
        <h2 id="supplies">Lay out first</h2>
        <Blocks blocks={[{ kind: 'list', items: tutorial.supplies }]} />
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">The five steps</h2>
        <Steps steps={tutorial.steps} level={3} />
      </section>
      <section aria-labelledby="tips">
        <h2 id="tips">Tips</h2>
        <Blocks blocks={[{ kind: 'list', items: tutorial.tips }]} />
      </section>
      <NamedProductCards {...tutorial.named} />
      <section aria-labelledby="read-on">
        <h2 id="read-on">Go on with</h2>
        <ul>
          {tutorial.related.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

/** A video has markup only when it can be watched and its upload date is known (decisions row 66). */
function watchable(tutorial: Tutorial, { videoId, uploadDate }: Video, origin: string) {
  if (!videoId || !uploadDate) return [];
  return [
    videoObject({
      name: tutorial.title,
      description: tutorial.description,
      thumbnail: pictureUrl(pictures[tutorial.picture], origin),
      uploadDate,
      minutes: tutorial.minutes,
      embedUrl: embedUrl(videoId),
    }),
  ];
}
