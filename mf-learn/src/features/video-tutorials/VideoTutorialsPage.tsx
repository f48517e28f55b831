import { paths } from '@shop/contracts/paths';
import { temperatureCaution } from '@shop/domain/facts/guidanceText';
import { Link, useSite } from '@shop/platform';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import { ContentPage } from '../../components/ContentPage';
import { LessonLength } from '../../components/LessonLength';
import { CardGrid, LinkCard } from '../../components/LinkCard';
import { ShortAnswers } from '../../components/ShortAnswers';
import { Steps } from '../../components/Steps';
import { DropIcon, PitcherIcon, ThermometerIcon } from '../../components/toolIcons';
import { beginnersGuide } from '../../data/tutorials/beginnersGuide';
import { pouringTechniques } from '../../data/tutorials/pouringTechniques';
import { troubleshooting } from '../../data/tutorials/troubleshooting';
import { videoQuestions } from '../../data/videoQuestions';
import { videos } from '../../data/videos';
import { tutorialHowTo } from './tutorialJsonLd';
import { VideoPlayer } from './VideoPlayer';
import styles from './VideoTutorialsPage.module.css';

const meta = {
  title: 'Candle Making Video Tutorials',
  description:
    'Three candle making tutorials: a first candle, pouring techniques and troubleshooting, each a short film and five written steps to follow.',
};

const summary =
  'Three lessons to follow at your own table: a short film each, and its five steps in words and pictures, so you can keep the page open while you pour.';

const tutorials = [beginnersGuide, pouringTechniques, troubleshooting];

/** Where each card leads: rule content.video-links. */
const resources = [
  {
    to: paths.guides,
    title: 'Tools guide',
    icon: <PitcherIcon />,
    text: 'Guides to the materials and tools of the trade: wax, wicks and containers.',
  },
  {
    to: paths.waxTypes,
    title: 'Wax temperature guide',
    icon: <ThermometerIcon />,
    text: 'Melting and pouring temperatures for soy, beeswax, coconut blend and paraffin.',
  },
  {
    to: paths.fragranceCalculator,
    title: 'Fragrance load calculator',
    icon: <DropIcon />,
    text: 'The right weight of oil for your wax, within its limit.',
  },
];

/** /video-tutorials: the tutorials as players, further resources, four questions (rule content.videos). */
export function Component() {
  const { origin } = useSite();
  return (
    <ContentPage
      meta={meta}
      summary={summary}
      path={paths.videoTutorials}
      type="CollectionPage"
      jsonLd={tutorials.map((tutorial) => tutorialHowTo(tutorial, origin))}
    >
      {tutorials.map((tutorial, index) => (
        <section key={tutorial.slug} className={styles.tutorial} aria-labelledby={tutorial.slug}>
          <div>
            <VideoPlayer
              {...tutorial}
              videoId={videos[tutorial.slug].videoId}
              sizes="(min-width: 1024px) 560px, (min-width: 768px) 46vw, calc(100vw - 32px)"
              isFirst={index === 0}
            />
            <h2 id={tutorial.slug} className={styles.title}>
              {tutorial.title}
            </h2>
            <p>{tutorial.description}</p>
            <p>
              <LessonLength tutorial={tutorial} />.{' '}
              <Link to={`${paths.videoTutorials}/${tutorial.slug}`}>
                Open the tutorial<VisuallyHidden>: {tutorial.title}</VisuallyHidden>
              </Link>
            </p>
          </div>
          <Steps steps={tutorial.steps} level={3} idPrefix={`${tutorial.slug}-`} isShort />
        </section>
      ))}
      <p>{temperatureCaution}</p>
      <section aria-labelledby="resources" className={styles.part}>
        <h2 id="resources">Additional resources</h2>
        <CardGrid>
          {resources.map((resource) => (
            <LinkCard key={resource.to} {...resource} />
          ))}
        </CardGrid>
      </section>
      <section aria-labelledby="questions" className={styles.part}>
        <h2 id="questions">Frequently asked questions</h2>
        <ShortAnswers questions={videoQuestions} />
        <p>
          <Link to={paths.faq}>All questions and answers</Link>
        </p>
      </section>
    </ContentPage>
  );
}
