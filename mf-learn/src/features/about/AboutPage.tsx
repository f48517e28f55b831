import { paths } from '@shop/contracts/paths';
import { webPage } from '@shop/domain/seo/webPage';
import { brand } from '@shop/domain/site/brand';
import { Head, useSite } from '@shop/platform';
import { ButtonLink } from '@shop/ui/Button';
import { Page } from '@shop/ui/Page';
import { Picture } from '@shop/ui/Picture';
import { PageIntro } from '../../components/PageIntro';
import { journey, story, values } from '../../data/about';
import { pictures } from '../../data/pictures';
import styles from './AboutPage.module.css';

const meta = {
  title: 'Our Story',
  description: `What ${brand.name} is for: candle supplies that fit together, advice that tells you why, and calculators that keep you from guessing.`,
};

/** /about: values, journey steps, contact by email (rule content.about). */
export function Component() {
  const { origin } = useSite();
  return (
    <Page>
      <Head
        {...meta}
        path={paths.about}
        jsonLd={[
          webPage({ type: 'AboutPage', name: meta.title, description: story[0], path: paths.about, origin }),
        ]}
      />
      <div className={styles.opening}>
        <div>
          <PageIntro title={meta.title}>
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </PageIntro>
        </div>
        <Picture
          picture={pictures['about-workshop']}
          sizes="(min-width: 768px) 46vw, calc(100vw - 32px)"
          isFirst
          className={styles.picture}
        />
      </div>
      <section aria-labelledby="values" className={styles.section}>
        <h2 id="values">What we value</h2>
        <ul className={styles.values}>
          {values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="journey" className={styles.section}>
        <h2 id="journey">Your journey with us</h2>
        <ol className={styles.journey}>
          {journey.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="email" className={styles.contact}>
        <h2 id="email">Say hello</h2>
        <p>
          Tell us what you made, what went wrong, or what we should explain better:{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </p>
        <ButtonLink to={paths.kits}>See the kits</ButtonLink>
      </section>
    </Page>
  );
}
