import { paths } from '@shop/contracts/paths';
import { Head, Link } from '@shop/platform';
import { Accordion } from '@shop/ui/Accordion';
import { Page } from '@shop/ui/Page';
import { PageIntro } from '../../components/PageIntro';
import { RichText } from '../../components/RichText';
import { plainText } from '../../components/richText';
import { useHashChoice } from '../../components/useHashChoice';
import { faqGroups } from '../../data/faqGroups';
import styles from './FaqPage.module.css';
import { faqPage } from './faqPage';

const questions = faqGroups.flatMap((group) => group.questions);

const meta = {
  title: 'Frequently Asked Questions',
  description:
    'Answers about our kits and materials, ordering, shipping and returns, and the questions every candle maker asks sooner or later.',
};

/** /faq: four headed groups of questions, one open on the whole page (rule content.faq). '#id' opens its answer. */
export function Component() {
  const { chosen, choose } = useHashChoice(
    questions.map(({ id }) => id),
    null,
  );

  return (
    <Page isArticle>
      <Head
        {...meta}
        path={paths.faq}
        jsonLd={[faqPage(questions.map(({ question, answer }) => ({ question, answer: plainText(answer) })))]}
      />
      <PageIntro title={meta.title}>
        <p>Open a question to read its answer. Can’t find yours? We’re glad to help.</p>
      </PageIntro>
      {faqGroups.map((group) => (
        <section key={group.id} id={group.id} aria-labelledby={`${group.id}-title`} className={styles.group}>
          <h2 id={`${group.id}-title`}>{group.title}</h2>
          <Accordion
            items={group.questions.map(({ id, question, answer }) => ({
              id,
              title: question,
              content: (
                <p>
                  <RichText text={answer} />
                </p>
              ),
            }))}
            openId={chosen}
            onOpenChange={choose}
          />
        </section>
      ))}
      <p>
        Still looking? <Link to={paths.contact}>Contact us</Link> or read about{' '}
        <Link to={paths.help}>shipping and returns</Link>.
      </p>
    </Page>
  );
}
