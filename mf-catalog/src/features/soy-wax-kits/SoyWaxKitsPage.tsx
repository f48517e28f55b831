import { Page } from '@shop/ui/Page';
import { CollectionHead } from '../../components/CollectionHead';
import { PageIntro } from '../../components/PageIntro';
import { soyBenefits, soyKitContents } from '../../data/soyKits';
import { SoyKitList } from './SoyKitList';
import styles from './SoyWaxKitsPage.module.css';

const path = '/candle-making-kits/soy-wax';
const title = 'Soy Wax Candle Making Kits';
const description =
  'Candle-making kits with soy wax: easy to melt, easy to clean up, made from plants. See why makers start with soy, and what’s in the kits.';

/** Soy wax kits (rule catalogue.soy-kits): why soy, what the kits hold, and the kits as the products table has them. */
export function Component() {
  return (
    <Page>
      <CollectionHead title={title} description={description} path={path} />
      <PageIntro
        title={title}
        text="Soy is the wax most makers start with, and it’s in every one of these kits and gift sets."
      />
      <div className={styles.panels}>
        <section aria-labelledby="why-soy" className={styles.panel}>
          <h2 id="why-soy">Why soy wax?</h2>
          <ul>
            {soyBenefits.map(({ title: benefit, text }) => (
              <li key={benefit}>
                <strong>{benefit}.</strong> {text}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="contents" className={styles.panel}>
          <h2 id="contents">What’s in a kit</h2>
          <ul>
            {soyKitContents.map((content) => (
              <li key={content}>{content}</li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="kits">
        <h2 id="kits">The kits</h2>
        <SoyKitList />
      </section>
    </Page>
  );
}
