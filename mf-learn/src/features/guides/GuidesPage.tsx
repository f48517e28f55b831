import { paths } from '@shop/contracts/paths';
import { ButtonLink } from '@shop/ui/Button';
import { ContentPage } from '../../components/ContentPage';
import { CardGrid, LinkCard } from '../../components/LinkCard';
import { guideCards } from '../../data/guideCards';
import styles from './GuidesPage.module.css';

const meta = {
  title: 'Candle Making Guides',
  description:
    'Three guides to the materials of candle making: wax, containers and wicks, with comparison tables, size charts and tips from practice.',
};

const summary =
  'A candle is wax, a wick and something to hold them. These guides help you choose each one, and fit them to each other.';

const cards = [guideCards['wax-types'], guideCards['container-selection'], guideCards['wick-selection']];

/** /guides: three guide cards, and links to the supplies calculator and the video tutorials (rule content.guides). */
export function Component() {
  return (
    <ContentPage meta={meta} summary={summary} path={paths.guides} type="CollectionPage">
      <CardGrid>
        {cards.map((guide, index) => (
          <LinkCard
            key={guide.id}
            to={guide.link}
            title={guide.title}
            text={guide.description}
            picture={guide.picture}
            note={guide.category}
            level={2}
            isFirst={index === 0}
          />
        ))}
      </CardGrid>
      <section className={styles.more} aria-labelledby="more">
        <h2 id="more">Ready to try it?</h2>
        <p>Plan a whole batch with the supplies calculator, or watch someone else pour first.</p>
        <div className={styles.buttons}>
          <ButtonLink to={paths.suppliesCalculator}>Supplies Calculator</ButtonLink>
          <ButtonLink to={paths.videoTutorials} variant="secondary">
            Video Tutorials
          </ButtonLink>
        </div>
      </section>
    </ContentPage>
  );
}
