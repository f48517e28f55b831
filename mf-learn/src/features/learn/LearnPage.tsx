import { paths } from '@shop/contracts/paths';
import { ButtonLink } from '@shop/ui/Button';
import { ContentPage } from '../../components/ContentPage';
import { LessonLength } from '../../components/LessonLength';
import { CardGrid, LinkCard } from '../../components/LinkCard';
import { PostCards } from '../../components/PostCards';
import { ShortAnswers } from '../../components/ShortAnswers';
import { DropIcon, JarIcon, ListIcon } from '../../components/toolIcons';
import { guideCards } from '../../data/guideCards';
import { learnQuestions } from '../../data/learnQuestions';
import { tutorialCards } from '../../data/tutorialCards';
import styles from './LearnPage.module.css';

const meta = {
  title: 'Learn Candle Making',
  description:
    'Learn candle making step by step: guides to wax, wicks, containers and fragrance, video tutorials, free calculators and articles.',
};

const summary =
  'Everything you need, from your first jar to a candle you’d give away: guides to read, videos to follow and calculators that do the math.';

const guides = [
  guideCards['wick-selection'],
  guideCards['wax-types'],
  guideCards['fragrance-blending'],
  guideCards['container-selection'],
];

/** Fixed addresses (rule content.learn); each leads on to its calculator. */
const tools = [
  {
    to: '/tools/wax-calculator',
    title: 'Wax Calculator',
    icon: <JarIcon />,
    text: 'Grams of wax and fragrance for any number of round containers.',
  },
  {
    to: '/tools/fragrance-calculator',
    title: 'Fragrance Calculator',
    icon: <DropIcon />,
    text: 'How much oil your wax takes, in grams and ounces, within its limit.',
  },
  {
    to: paths.suppliesCalculator,
    title: 'Supplies Calculator',
    icon: <ListIcon />,
    text: 'Wax, oil, wicks and material cost for a whole batch.',
  },
];

/** /learn: guides, video tutorials, tools, articles and four short answers (rule content.learn). */
export function Component() {
  return (
    <ContentPage meta={meta} summary={summary} path={paths.learn} type="CollectionPage">
      <section aria-labelledby="guides" className={styles.section}>
        <h2 id="guides">Guides</h2>
        <CardGrid isCompact>
          {guides.map((guide, index) => (
            <LinkCard
              key={guide.id}
              to={guide.link}
              title={guide.title}
              text={guide.description}
              picture={guide.picture}
              isCompact
              isFirst={index === 0}
            />
          ))}
        </CardGrid>
      </section>

      <section aria-labelledby="videos" className={styles.section}>
        <h2 id="videos">Video tutorials</h2>
        <CardGrid isCompact>
          {Object.values(tutorialCards).map((tutorial) => (
            <LinkCard
              key={tutorial.slug}
              to={`${paths.videoTutorials}/${tutorial.slug}`}
              title={tutorial.title}
              text={tutorial.description}
              picture={tutorial.picture}
              isCompact
              note={<LessonLength tutorial={tutorial} />}
            />
          ))}
        </CardGrid>
      </section>

      <section aria-labelledby="tools" className={styles.section}>
        <h2 id="tools">Tools</h2>
        <CardGrid isCompact>
          {tools.map((tool) => (
            <LinkCard key={tool.to} {...tool} isCompact />
          ))}
        </CardGrid>
      </section>

      <section aria-labelledby="articles" className={styles.section}>
        <h2 id="articles">Articles</h2>
        <PostCards level={3} isCompact />
      </section>

      <section aria-labelledby="questions" className={styles.section}>
        <h2 id="questions">Frequently asked questions</h2>
        <ShortAnswers questions={learnQuestions} />
        <p>Don’t see your question?</p>
        <ButtonLink to={paths.help}>Contact Us</ButtonLink>
      </section>
    </ContentPage>
  );
}
